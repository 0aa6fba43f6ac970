// The account of this browser, if it has one: nobody needs it, and everything works without.

import { keep, kept } from "../browser/kept";

export interface Account {
  name: string;
  token: string;
}

const KEY = "account";

export function myAccount(): Account | undefined {
  return kept<Account | null>(KEY, null) ?? undefined;
}

export function accountToken(): string | undefined {
  return myAccount()?.token;
}

export function keepAccount(account: Account | null): void {
  keep(KEY, account);
}

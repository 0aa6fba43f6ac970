/** Made by scripts/icons.ts: the paths of the icons named in icons.json, on a square of 512. */
declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
  /** In which drawer an icon lies that is not here; in the last, if it is not named. */
  export const drawers: Record<string, string>;
}
declare module "virtual:icons/*" {
  const paths: Record<string, string>;
  export default paths;
}

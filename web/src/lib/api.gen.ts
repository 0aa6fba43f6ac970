// Made from the API's description by ./dev types. Not edited by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ProblemDetails
         * @description An error of the API: `title` says what kind, `detail` says what was wrong in one sentence.
         */
        ProblemDetails: {
            type: string;
            title: string;
            status: number;
            detail: string;
            /**
             * @description where in the request, e.g. seats[1].bot
             * @default
             */
            place: string;
        };
        /**
         * ViewMessage
         * @description All that a viewer needs to begin with.
         */
        ViewMessage: {
            /** @enum {unknown} */
            type: "view";
            number: number;
            seat: number | ("master" | "watcher");
            table: components["schemas"]["Summary"];
            names: string[];
            screen: components["schemas"]["Screen"] | null;
            transcript: components["schemas"]["Heard"][];
            earlier: boolean;
            prompt: components["schemas"]["Asked"] | null;
            legal: string[];
            turn: number[];
            result: components["schemas"]["Outcome"] | null;
        };
        /**
         * Summary
         * @description A table as everyone sees it.
         */
        Summary: {
            id: string;
            book: string;
            title: string;
            options: Record<string, never>;
            terms: components["schemas"]["Terms"];
            /** @enum {unknown} */
            phase: "abandoned" | "finished" | "playing" | "waiting";
            places: components["schemas"]["PlaceSummary"][];
            commitment: string;
            made: number;
            started: number | null;
            ended: number | null;
            result: components["schemas"]["Outcome"] | null;
            rematch: string;
            before: string;
        };
        /**
         * Terms
         * @description What a hosted table agrees on outside of the rules.
         */
        Terms: {
            /**
             * @description the table is shown in the lobby
             * @default false
             */
            listed: boolean;
            /**
             * @description the game starts when every seat is taken, or when the host says so
             * @default full
             * @enum {unknown}
             */
            start: "full" | "host";
            /**
             * @description anyone with the link may watch what is public
             * @default true
             */
            watchers: boolean;
            /**
             * @description watchers see everything so many seconds later
             * @default 0
             */
            watch_delay: number;
            /**
             * @description no clock, one for playing at once, or days for each move
             * @default none
             * @enum {unknown}
             */
            clock: "days" | "live" | "none";
            /**
             * @description live clock: seconds for each move; 0 is no limit
             * @default 60
             */
            move_seconds: number;
            /**
             * @description live clock: seconds for all moves of a player; 0 is no limit
             * @default 0
             */
            game_seconds: number;
            /**
             * @description live clock: seconds that each move adds to the whole game's
             * @default 0
             */
            increment_seconds: number;
            /**
             * @description clock in days: days for each move
             * @default 3
             */
            move_days: number;
            /**
             * @description a seat left alone: as the book says, it waits, leaves, or a bot plays on
             * @default book
             * @enum {unknown}
             */
            absent: "book" | "bot" | "leave" | "wait";
            /**
             * @description seconds until a seat counts as left alone
             * @default 60
             */
            grace_seconds: number;
            /**
             * @description players may write to each other
             * @default false
             */
            chat: boolean;
            /**
             * @description what the page draws into a player's notebook by itself
             * @default paper
             * @enum {unknown}
             */
            notebook: "all steps" | "own steps" | "paper";
            /**
             * @description who decides what no rule foresaw
             * @default computer
             * @enum {unknown}
             */
            master: "computer" | "person";
        };
        /**
         * PlaceSummary
         * @description A seat as everyone sees it.
         */
        PlaceSummary: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            bot: string;
            here: boolean;
            votes: {
                [key: string]: string;
            };
            kept: boolean;
            /** @default  */
            asked: string;
            /** @default [] */
            agreed: number[];
        };
        /**
         * Outcome
         * @description How the game ended, for all to know.
         */
        Outcome: {
            winners: number[];
            reason: string;
        };
        /**
         * Screen
         * @description Neutral enough for a terminal, a page and a test; a shade for every character.
         */
        Screen: {
            /** @default [] */
            board: string[];
            /** @default [] */
            shades: string[];
            /** @default [] */
            status: [
                string,
                string
            ][];
        };
        /**
         * Heard
         * @description One line of a transcript: what a viewer was told at once.
         */
        Heard: {
            number: number;
            events: components["schemas"]["Event"][];
            sentences: string[];
        };
        /**
         * Asked
         * @description The question that stands: an answer may carry its n.
         */
        Asked: {
            n: number;
            asks: string;
        };
        /**
         * NewsMessage
         * @description What an entry tells a viewer, and what is asked of him then.
         */
        NewsMessage: {
            /** @enum {unknown} */
            type: "news";
            number: number;
            answer?: string;
            events: components["schemas"]["Event"][];
            sentences: string[];
            screen: components["schemas"]["Screen"] | components["schemas"]["Rows"] | null;
            prompt: components["schemas"]["Asked"] | null;
            legal: string[];
            turn: number[];
            result: components["schemas"]["Outcome"] | null;
            names?: string[];
        };
        /**
         * TableMessage
         * @description Somebody came or went, or the table went on to its next phase.
         */
        TableMessage: {
            /** @enum {unknown} */
            type: "table";
            version: number;
            table: components["schemas"]["Summary"];
        };
        /**
         * ClockMessage
         * @description What a viewer is shown: who is asked, what is left to whom, and of the break.
         */
        ClockMessage: {
            /** @enum {unknown} */
            type: "clock";
            running: number[];
            left: {
                [key: string]: number;
            };
            paused: number | null;
        };
        /**
         * AnsweredMessage
         * @description A move that was sent again and was done already.
         */
        AnsweredMessage: {
            /** @enum {unknown} */
            type: "answered";
            id: string;
            number: number;
        };
        /** RefusedMessage */
        RefusedMessage: {
            /** @enum {unknown} */
            type: "refused";
            id: string;
            why: string;
            n: number | null;
        };
        /** ChatMessage */
        ChatMessage: {
            /** @enum {unknown} */
            type: "chat";
            number: number;
            seat: number | ("master" | "watcher");
            name: string;
            text: string;
        };
        /** ErrorMessage */
        ErrorMessage: {
            /** @enum {unknown} */
            type: "error";
            why: string;
        };
        /**
         * ByeMessage
         * @description The last message: nothing comes after it.
         */
        ByeMessage: {
            /** @enum {unknown} */
            type: "bye";
            why: string;
        };
        /**
         * HelloMessage
         * @description The first message of a WebSocket: who is there, and the last number that he has seen.
         */
        HelloMessage: {
            /** @enum {unknown} */
            type: "hello";
            /** @default null */
            token: string | null;
            /** @default null */
            since: number | null;
        };
        /**
         * MoveMessage
         * @description A command. With the same `id` again it is done once and answered the same.
         */
        MoveMessage: {
            /** @enum {unknown} */
            type: "move";
            do: string;
            /** @default null */
            n: number | null;
            /**
             * @description the client's own, new for each move
             * @default
             */
            id: string;
        };
        /**
         * SayMessage
         * @description Something said to the others, where the table allows it.
         */
        SayMessage: {
            /** @enum {unknown} */
            type: "chat";
            text: string;
        };
        /**
         * Rows
         * @description The rows of a screen that changed, as [characters, shades], and the whole status.
         */
        Rows: {
            rows: {
                [key: string]: [
                    string,
                    string
                ];
            };
            status: [
                string,
                string
            ][];
        };
        /**
         * BookLine
         * @description A book on the shelf.
         */
        BookLine: {
            name: string;
            title: string;
            summary: string;
            fewest_players: number;
            most_players: number;
            presets: string[];
            bots: components["schemas"]["BotLine"][];
            emblem: components["schemas"]["Emblem"] | null;
            /** @description what is drawn in a plan; empty: it is text alone */
            drawing: string;
            /** @description players draw their own map on paper */
            notebook: boolean;
        };
        /**
         * BotLine
         * @description A bot that plays this book, and how.
         */
        BotLine: {
            name: string;
            summary: string;
        };
        /**
         * Emblem
         * @description A little drawing on a square of 48 by 48: two SVG paths, one in ink, one filled warm.
         */
        Emblem: {
            ink: string;
            warm: string;
        };
        /**
         * BookPage
         * @description All about a book: what can be chosen, what can be said, who plays it.
         */
        BookPage: {
            name: string;
            title: string;
            summary: string;
            fewest_players: number;
            most_players: number;
            options: components["schemas"]["Choice"][];
            /** @description what its generator of plans is told */
            settings: components["schemas"]["Choice"][];
            presets: {
                [key: string]: {
                    [key: string]: boolean | number | string;
                };
            };
            /** @description how to say each command, one a line */
            help: string;
            /** @description kinds of events that the board shows already */
            drawn: string[];
            bots: components["schemas"]["BotLine"][];
            /** @description players may vote on options before the game */
            votes: boolean;
            /** @description how it is shown; words stand in it as ids */
            looks: components["schemas"]["Looks"];
            /** @description each id of the looks in words */
            words: {
                [key: string]: string;
            };
        };
        /**
         * Choice
         * @description One option as data: what a form, a help text or a docs table needs to show it.
         */
        Choice: {
            name: string;
            kind: string;
            default: boolean | number | string;
            rule: string;
            text: string;
            /** @default null */
            low: number | null;
            /** @default null */
            high: number | null;
            /** @default [] */
            values: string[];
        };
        /**
         * Looks
         * @description A book that says nothing here is shown as it draws itself.
         */
        Looks: {
            /**
             * @default text
             * @enum {unknown}
             */
            style: "lines" | "text" | "tiles";
            /** @default [] */
            symbols: components["schemas"]["Symbol"][];
            /** @default 1 */
            tall: number;
            /** @default false */
            spaced: boolean;
            /** @default false */
            wide: boolean;
            /** @default  */
            goal: string;
            /** @default  */
            hint: string;
            /**
             * @default [
             *       "move",
             *       "go",
             *       ""
             *     ]
             */
            moving: string[];
            /** @default [] */
            shifted: string[];
            /** @default {} */
            keys: {
                [key: string]: string[];
            };
            /** @default [] */
            careful: string[];
            /** @default [] */
            always: string[];
            /** @default false */
            composed: boolean;
            /** @default {} */
            words: {
                [key: string]: string;
            };
            /** @default {} */
            asks: {
                [key: string]: string;
            };
            /** @default [] */
            status: components["schemas"]["StatusRow"][];
            /** @default null */
            notebook: components["schemas"]["NotebookMarks"] | null;
            /** @default null */
            drawing: components["schemas"]["Drawing"] | null;
            /** @default null */
            emblem: components["schemas"]["Emblem"] | null;
        };
        /**
         * Symbol
         * @description One thing that a board, a plan or a notebook can show.
         */
        Symbol: {
            mark: string;
            word: string;
            /**
             * @default ink
             * @enum {unknown}
             */
            tone: "bad" | "gold" | "good" | "ground" | "ink" | "odd" | "stone" | "water";
            /** @default  */
            tile: string;
        };
        /**
         * StatusRow
         * @description A row of the screen's status that is always in sight, in a strip beside the board.
         *
         *         The value of a bar begins with a number, “3” or “2 of 5”; a row of damage is a list of such
         *         counts, each of which goes up to its end.
         */
        StatusRow: {
            row: string;
            /**
             * @default text
             * @enum {unknown}
             */
            shown: "bar" | "damage" | "text";
            /** @default 0 */
            full: number;
            /** @default  */
            option: string;
            /** @default 0 */
            alarm: number;
        };
        /**
         * NotebookMarks
         * @description What the players of a book note on their paper.
         */
        NotebookMarks: {
            stamps: components["schemas"]["Stamp"][];
            edges: components["schemas"]["EdgeKind"][];
            cycle: string[];
            ways: [
                string,
                string,
                string,
                string
            ];
            /** @default false */
            lettered: boolean;
        };
        /**
         * Stamp
         * @description A mark that players put into a cell of their notebook.
         */
        Stamp: {
            key: string;
            word: string;
            letters: string;
            /** @enum {unknown} */
            group: "flow" | "kind" | "player" | "thing";
            shelf: string;
            /** @default  */
            shortcut: string;
        };
        /**
         * EdgeKind
         * @description What can be between two cells of a notebook.
         */
        EdgeKind: {
            key: string;
            word: string;
            /** @default  */
            of: string;
        };
        /**
         * Drawing
         * @description How plans of a book are drawn, and what an empty sheet begins with.
         */
        Drawing: {
            /** @enum {unknown} */
            kind: "tiles" | "walls";
            first: string;
            about: string;
            /** @default [] */
            palette: components["schemas"]["PlanShelf"][];
            /** @default {} */
            walls: {
                [key: string]: string;
            };
            /** @default core-look-level */
            storey: string;
            /** @default false */
            lettered: boolean;
            /** @default  */
            blank: string;
            /** @default  */
            ground: string;
            /** @default  */
            only: string;
            /** @default false */
            fixed: boolean;
        };
        /**
         * PlanShelf
         * @description Stamps of a plan under one heading.
         */
        PlanShelf: {
            word: string;
            stamps: components["schemas"]["PlanStamp"][];
        };
        /**
         * PlanStamp
         * @description Something that can be drawn into a plan.
         */
        PlanStamp: {
            mark: string;
            word: string;
            /** @default  */
            shown: string;
        };
        /**
         * RulesPage
         * @description The rules of a book that are in force under these options.
         */
        RulesPage: {
            book: string;
            title: string;
            options: {
                [key: string]: boolean | number | string;
            };
            rules: components["schemas"]["Rule"][];
        };
        /**
         * Rule
         * @description One numbered rule in the project's own words, as the options have it.
         */
        Rule: {
            number: string;
            heading: string;
            text: string;
        };
        /**
         * CheckPlan
         * @description A drawing to be looked through.
         */
        CheckPlan: {
            /** @description a plan as it is drawn */
            plan: string;
            /**
             * @description a preset of the book; empty: none
             * @default
             */
            preset: string;
            /** @default {} */
            options: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description 0: the fewest of the book
             * @default 0
             */
            players: number;
        };
        /**
         * Checked
         * @description What was found; a plan can be played on when it has no faults.
         */
        Checked: {
            faults: number;
            problems: components["schemas"]["Problem"][];
        };
        /**
         * Problem
         * @description One fault or piece of advice.
         *
         *         Line and column are a place in the file, from 1; 0 means the plan as a whole. `cell` is a place
         *         on the plan, by the name that it has in its book. Only one of the two is said: where there is a
         *         cell, people look for that.
         */
        Problem: {
            rule: string;
            text: string;
            /** @default 0 */
            line: number;
            /** @default 0 */
            column: number;
            /** @default 0 */
            level: number;
            /** @default false */
            advice: boolean;
            /** @default  */
            cell: string;
        };
        /**
         * GeneratePlan
         * @description What the plan is to be like.
         */
        GeneratePlan: {
            /** @default {} */
            settings: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description a preset of the book; empty: none
             * @default
             */
            preset: string;
            /** @default {} */
            options: {
                [key: string]: boolean | number | string;
            };
        };
        /**
         * Generated
         * @description A drawing without faults.
         */
        Generated: {
            plan: string;
        };
        /**
         * PlanLines
         * @description An account's plans.
         */
        PlanLines: {
            plans: components["schemas"]["PlanLine"][];
        };
        /**
         * PlanLine
         * @description One of an account's plans.
         */
        PlanLine: {
            id: string;
            book: string;
            name: string;
            share: string;
            made: number;
        };
        /**
         * KeepPlan
         * @description A drawing to be kept; it need not be without faults yet.
         */
        KeepPlan: {
            /** @enum {string} */
            book: "dungeon-of-dooom" | "labyrinth-of-dooom" | "cc3k" | "labyrinth" | "dungeonlab" | "dooom";
            /** @description a plan as it is drawn */
            plan: string;
            /** @default  */
            name: string;
        };
        /**
         * KeptKey
         * @description Where the plan is kept, and the key to it, which is told this once.
         */
        KeptKey: {
            id: string;
            key: string;
        };
        /**
         * KeptPlan
         * @description A kept plan; `share` is its public link, empty where it has none.
         */
        KeptPlan: {
            id: string;
            book: string;
            name: string;
            plan: string;
            share: string;
        };
        /**
         * ChangePlan
         * @description What it is drawn and called from now on.
         */
        ChangePlan: {
            /** @description a plan as it is drawn */
            plan: string;
            /** @default  */
            name: string;
        };
        /**
         * Shared
         * @description The public link of a plan.
         */
        Shared: {
            share: string;
        };
        /**
         * SharedPlan
         * @description A plan that somebody shared.
         */
        SharedPlan: {
            book: string;
            name: string;
            plan: string;
        };
        /**
         * Lobby
         * @description Listed tables, the newest first.
         */
        Lobby: {
            tables: components["schemas"]["Summary"][];
        };
        /**
         * OpenTableBody
         * @description A table as it is wished for; its plan is given, kept, shared, or made by chance.
         */
        OpenTableBody: {
            /** @enum {string} */
            book: "dungeon-of-dooom" | "labyrinth-of-dooom" | "cc3k" | "labyrinth" | "dungeonlab" | "dooom";
            /** @default  */
            title: string;
            /**
             * @description a preset of the book; empty: none
             * @default
             */
            preset: string;
            /**
             * @description of the book
             * @default {}
             */
            options: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description what /terms lists
             * @default {}
             */
            terms: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description each seat, or how many; 0: as many as usual
             * @default 0
             */
            seats: components["schemas"]["SeatFor"][] | number;
            /**
             * @description a plan as it is drawn
             * @default
             */
            plan: string;
            /**
             * @description a plan that is kept here
             * @default
             */
            plan_id: string;
            /**
             * @description its key
             * @default
             */
            plan_key: string;
            /**
             * @description a plan that somebody shared
             * @default
             */
            share: string;
            /**
             * @description of the generator of plans
             * @default {}
             */
            settings: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description who opens it and sits down
             * @default
             */
            name: string;
        };
        /**
         * SeatFor
         * @description For whom a seat of a new table is.
         */
        SeatFor: {
            /**
             * @default person
             * @enum {unknown}
             */
            kind: "bot" | "person";
            /**
             * @description empty: the book's first
             * @default
             */
            bot: string;
            /** @default  */
            name: string;
        };
        /**
         * Opened
         * @description A table that was opened; its tokens are told this once.
         */
        Opened: {
            id: string;
            host: string;
            seat: components["schemas"]["Sat"] | null;
            master: string | null;
            summary: components["schemas"]["Summary"];
        };
        /**
         * Sat
         * @description A seat that was taken; the token is told this once.
         */
        Sat: {
            seat: number;
            token: string;
            name: string;
        };
        /**
         * Vote
         * @description A wish of one seat before the game.
         */
        Vote: {
            option: string;
            /** @description in words; empty takes the wish back */
            value: string;
        };
        /**
         * SitDown
         * @description Who sits down, and where if not anywhere.
         */
        SitDown: {
            /** @default  */
            name: string;
            /** @default null */
            seat: number | null;
            /**
             * @description the token of the seat at the table before
             * @default
             */
            from: string;
        };
        /**
         * Claimed
         * @description A seat that was asked for; the token is good as soon as the others have agreed.
         */
        Claimed: {
            seat: number;
            token: string;
            name: string;
            code: string;
        };
        /**
         * Agree
         * @description Yes or no to whoever asks for a seat under this code.
         */
        Agree: {
            /** @description as the table shows it */
            code: string;
            yes: boolean;
        };
        /**
         * Move
         * @description A command; with the same `id` again it is done once and answered the same.
         */
        Move: {
            do: string;
            /** @default null */
            n: number | null;
            /**
             * @description the client's own, new for each move
             * @default
             */
            id: string;
        };
        /**
         * Transcript
         * @description What this viewer was told after `since`; `more` if there is more than these.
         */
        Transcript: {
            entries: components["schemas"]["Heard"][];
            more: boolean;
        };
        /**
         * Chat
         * @description Something said to the others.
         */
        Chat: {
            text: string;
        };
        /**
         * Certificate
         * @description Line by line, as the book says it.
         */
        Certificate: {
            lines: string[];
        };
        /**
         * Notebook
         * @description A seat's notebook as it is now; version 0 and nothing in it before the first time.
         */
        Notebook: {
            version: number;
            doc: unknown;
        };
        /**
         * WriteNotebook
         * @description What is in it from now on, over the version that it was made from.
         */
        WriteNotebook: {
            version: number;
            /** @description any JSON */
            doc: unknown;
        };
        /**
         * Written
         * @description The version that it is now.
         */
        Written: {
            version: number;
        };
        /**
         * NotebooksThen
         * @description A seat's notebook through the whole game.
         */
        NotebooksThen: {
            notebooks: components["schemas"]["NotebookThen"][];
        };
        /**
         * NotebookThen
         * @description The notebook as it was when its seat had heard `number`.
         */
        NotebookThen: {
            number: number;
            doc: unknown;
        };
        /**
         * Credentials
         * @description Who somebody is, and a secret that shows it.
         */
        Credentials: {
            name: string;
            password: string;
        };
        /**
         * Session
         * @description A token that stands for the account until it is given back; it is told this once.
         */
        Session: {
            id: string;
            name: string;
            token: string;
        };
        /**
         * Me
         * @description The account of this token, and the tables where it sits.
         */
        Me: {
            id: string;
            name: string;
            tables: components["schemas"]["Summary"][];
        };
        /**
         * Event
         * @description What happened; `event` says what kind, the rest is the book's own.
         */
        Event: {
            event: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

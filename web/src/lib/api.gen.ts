// Made from the API's description by ./dev types. Not edited by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ProblemDetails
         * @description An error of the API: `title` says what kind, `detail` says what was wrong in one sentence.
         *
         *         Both are in the language of `lang`, or of Accept-Language. `code` and `data` are the same
         *         without a language: the name of the message and what it is about.
         */
        ProblemDetails: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            /** @default {} */
            data?: Record<string, never>;
            /**
             * @description where in the request, e.g. seats[1].bot
             * @default
             */
            place?: string;
        };
        /**
         * ViewMessage
         * @description All that a viewer needs to begin with; `recall` says so where not all can be read again.
         *
         *         `compound`: how a player puts a move of several parts together, the same for the whole game.
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
            offers: components["schemas"]["Offer"][];
            turn: number[];
            result: components["schemas"]["Outcome"] | null;
            sheet?: components["schemas"]["SheetStroke"];
            recall?: string | components["schemas"]["Phrase"];
            compound?: components["schemas"]["Compound"];
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
            /** @default false */
            generated: boolean;
            /** @default {} */
            settings: Record<string, never>;
            /** @default null */
            compiler: number | null;
            /** @default null */
            played_on: components["schemas"]["PlayedOn"] | null;
            /** @default [] */
            scores: (number | null)[];
        };
        /**
         * Terms
         * @description What a hosted table agrees on outside of the rules.
         */
        Terms: {
            /** @default false */
            listed: boolean;
            /**
             * @default full
             * @enum {unknown}
             */
            start: "full" | "host";
            /** @default true */
            watchers: boolean;
            /** @default 0 */
            watch_delay: number;
            /**
             * @default none
             * @enum {unknown}
             */
            clock: "days" | "live" | "none";
            /** @default 60 */
            move_seconds: number;
            /** @default 0 */
            game_seconds: number;
            /** @default 0 */
            increment_seconds: number;
            /** @default 3 */
            move_days: number;
            /** @default 0 */
            holiday_days: number;
            /**
             * @default book
             * @enum {unknown}
             */
            absent: "book" | "bot" | "leave" | "wait";
            /** @default 60 */
            grace_seconds: number;
            /** @default false */
            chat: boolean;
            /**
             * @default paper
             * @enum {unknown}
             */
            notebook: "all steps" | "own steps" | "paper";
            /**
             * @default off
             * @enum {unknown}
             */
            assistant: "everything and odds" | "everything said" | "off" | "own answers";
            /**
             * @default computer
             * @enum {unknown}
             */
            master: "computer" | "person";
            /** @default false */
            rated: boolean;
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
            /** @default [] */
            claims: components["schemas"]["ClaimSummary"][];
            /** @default 0 */
            contested: number;
            /** @default 0 */
            holidays: number;
        };
        /**
         * ClaimSummary
         * @description Somebody asks for a seat whose link they say is lost.
         */
        ClaimSummary: {
            code: string;
            agreed: number[];
            ready: number;
        };
        /**
         * Outcome
         * @description How the game ended, for all to know.
         */
        Outcome: {
            winners: number[];
            reason: string;
            /** @default  */
            ending: string | components["schemas"]["Phrase"];
        };
        /**
         * Phrase
         * @description A message by its id (`wall-hit`, or `wall-hit.title` for an attribute) and its variables.
         *
         *         It survives JSON, so a server can send phrases as data, and a page says them in its own words.
         */
        Phrase: {
            id: string;
            /** @default {} */
            args: {
                [key: string]: string | number | boolean | (string | number | boolean | components["schemas"]["Phrase"])[] | components["schemas"]["Phrase"];
            };
        };
        /**
         * PlayedOn
         * @description For practice, from a moment of another game: that table, and the number of its move.
         */
        PlayedOn: {
            table: string;
            move: number;
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
            status: components["schemas"]["Row"][];
            /** @default [] */
            sheets: components["schemas"]["Sheet"][];
        };
        /**
         * Row
         * @description One value of the status: in words, and as numbers where it is one or several.
         */
        Row: {
            id: string;
            label: string | components["schemas"]["Phrase"];
            value: string | components["schemas"]["Phrase"];
            /** @default [] */
            counts?: components["schemas"]["Count"][];
        };
        /**
         * Count
         * @description A number that can be drawn as a bar: 3, or 2 of 5.
         */
        Count: {
            now: number;
            /** @default 0 */
            full: number;
            /** @default  */
            says: string | components["schemas"]["Phrase"];
        };
        /**
         * Sheet
         * @description Squared paper on a board: where the cells stand among the characters.
         *
         *         Column c of row r is the `pitch` characters from `left + c * pitch` in row `top + r` of the
         *         board. Where walls stand between the cells, `left` and `top` are the first post: what is north
         *         of a cell stands in row `top + 2 * r`, what is west of it at its first character in the row
         *         below, and the cell behind that.
         */
        Sheet: {
            width: number;
            height: number;
            /** @default 0 */
            left: number;
            /** @default 0 */
            top: number;
            /** @default 1 */
            pitch: number;
            /** @default false */
            walled: boolean;
            /** @default 0 */
            level: number;
            /** @default 0 */
            column: number;
            /** @default 0 */
            row: number;
            /** @default [] */
            columns: string[];
            /** @default [] */
            rows: string[];
        };
        /**
         * Heard
         * @description One line of a transcript: what a viewer was told at once.
         */
        Heard: {
            number: number;
            events: components["schemas"]["Event"][];
            sentences: (string | components["schemas"]["Phrase"])[];
            strokes?: (components["schemas"]["SheetStroke"] | components["schemas"]["PlaceStroke"] | components["schemas"]["StepStroke"] | components["schemas"]["OutStroke"] | components["schemas"]["CarryStroke"] | components["schemas"]["LoseStroke"] | components["schemas"]["ForgetStroke"] | components["schemas"]["LeaveStroke"] | components["schemas"]["LearnStroke"] | components["schemas"]["StampStroke"] | components["schemas"]["EdgeStroke"])[];
        };
        /**
         * SheetStroke
         * @description The agreed size and, where it is not a full rectangle, its rows of `#` (a cell) and `.`.
         */
        SheetStroke: {
            /** @enum {unknown} */
            draw: "sheet";
            columns: number;
            rows: number;
            /** @default 1 */
            levels?: number;
            /** @default [] */
            mask?: string[];
        };
        /**
         * PlaceStroke
         * @description The player is on this very cell of the plan.
         */
        PlaceStroke: {
            /** @enum {unknown} */
            draw: "place";
            seat: number;
            at: components["schemas"]["Spot"];
        };
        /**
         * Spot
         * @description A cell of the plan, from 0.
         */
        Spot: {
            column: number;
            row: number;
            /** @default 0 */
            level: number;
        };
        /**
         * StepStroke
         * @description A step, or with HERE a change of level; anyone who is outside comes in where they left.
         */
        StepStroke: {
            /** @enum {unknown} */
            draw: "step";
            seat: number;
            way: number;
            /** @default 0 */
            levels?: number;
            /** @default  */
            edge?: string;
        };
        /**
         * OutStroke
         * @description Out of the plan, by an exit.
         */
        OutStroke: {
            /** @enum {unknown} */
            draw: "out";
            seat: number;
            way: number;
            edge: string;
        };
        /**
         * CarryStroke
         * @description From this cell on to where everybody comes out who was carried from here.
         */
        CarryStroke: {
            /** @enum {unknown} */
            draw: "carry";
            seat: number;
            /** @default -1 */
            level?: number;
            /** @default false */
            near?: boolean;
        };
        /**
         * LoseStroke
         * @description Nobody knows where the player is: a new piece of paper begins.
         */
        LoseStroke: {
            /** @enum {unknown} */
            draw: "lose";
            seat: number;
        };
        /**
         * ForgetStroke
         * @description The same of everybody.
         */
        ForgetStroke: {
            /** @enum {unknown} */
            draw: "forget";
        };
        /**
         * LeaveStroke
         * @description The player is on no cell any more.
         */
        LeaveStroke: {
            /** @enum {unknown} */
            draw: "leave";
            seat: number;
        };
        /**
         * LearnStroke
         * @description Something about the player that makes some stamps doubtful from now on.
         */
        LearnStroke: {
            /** @enum {unknown} */
            draw: "learn";
            seat: number;
            what: string;
        };
        /**
         * StampStroke
         * @description A mark of the notebook, on the player's cell, beside it, or at a place of the plan.
         */
        StampStroke: {
            /** @enum {unknown} */
            draw: "stamp";
            seat: number;
            stamp: string;
            /** @default -1 */
            way?: number;
            /** @default null */
            at?: components["schemas"]["Spot"] | null;
            /** @default true */
            sure?: boolean;
            /** @default  */
            doubt?: string;
            /** @default  */
            unless?: string;
        };
        /**
         * EdgeStroke
         * @description What is on that side of the player's cell.
         */
        EdgeStroke: {
            /** @enum {unknown} */
            draw: "edge";
            seat: number;
            way: number;
            edge: string;
            /** @default  */
            outline?: string;
            /** @default null */
            over?: string[] | null;
        };
        /**
         * Asked
         * @description The question that stands: an answer may carry its n.
         */
        Asked: {
            n: number;
            asks: string | components["schemas"]["Phrase"];
        };
        /**
         * Offer
         * @description One command that could be given, taken apart by the book, so that nobody else has to.
         *
         *         Offers alike but for their way are a rose, those alike but for their cell a sheet to choose
         *         from. A command of several parts is told by its first one, and has no way and no cell.
         */
        Offer: {
            say: string;
            /** @default  */
            label?: string | components["schemas"]["Phrase"];
            /** @default  */
            verb?: string;
            /**
             * @default
             * @enum {unknown}
             */
            way?: "" | "above" | "below" | "e" | "n" | "ne" | "nw" | "s" | "se" | "sw" | "w";
            /** @default null */
            cell?: components["schemas"]["Cell"] | null;
            /** @default  */
            target?: string;
            /** @default 0 */
            amount?: number;
            /** @default false */
            careful?: boolean;
            /** @default  */
            group?: string;
        };
        /**
         * Cell
         * @description A place on the plan, counted from 0.
         */
        Cell: {
            column: number;
            row: number;
            /** @default 0 */
            level: number;
        };
        /**
         * Compound
         * @description A move of several parts, one of which is a movement.
         *
         *         A movement can be chosen where it is offered by itself, and after some other part in any case.
         */
        Compound: {
            movements: components["schemas"]["Pick"][];
            moving: string | components["schemas"]["Phrase"];
            actions: components["schemas"]["Action"][];
            slots: {
                [key: string]: components["schemas"]["Slot"];
            };
            join: string;
            /** @default  */
            more?: string | components["schemas"]["Phrase"];
            /** @default null */
            conditions?: components["schemas"]["Conditions"] | null;
            /** @default [] */
            tellings?: components["schemas"]["Telling"][];
            /** @default  */
            telling?: string | components["schemas"]["Phrase"];
            /** @default [] */
            prefaces?: components["schemas"]["Preface"][];
            /** @default false */
            still?: boolean;
            /** @default [] */
            alone?: string[];
        };
        /**
         * Pick
         * @description One thing that can be chosen: `say` tells it apart from the others beside it.
         */
        Pick: {
            say: string;
            label: string | components["schemas"]["Phrase"];
            /**
             * @default
             * @enum {unknown}
             */
            way?: "" | "above" | "below" | "e" | "n" | "ne" | "nw" | "s" | "se" | "sw" | "w";
            /** @default  */
            short?: string | components["schemas"]["Phrase"];
        };
        /**
         * Action
         * @description A part that is not the movement.
         */
        Action: {
            say: string;
            label: string | components["schemas"]["Phrase"];
            /**
             * @default
             * @enum {unknown}
             */
            way?: "" | "above" | "below" | "e" | "n" | "ne" | "nw" | "s" | "se" | "sw" | "w";
            /** @default  */
            short?: string | components["schemas"]["Phrase"];
            /** @default true */
            before?: boolean;
            /** @default true */
            after?: boolean;
            /** @default  */
            adds?: string | components["schemas"]["Phrase"];
            /** @default  */
            tile?: string;
            /** @default false */
            follows?: boolean;
        };
        /**
         * Slot
         * @description A gap to be filled: by one of its choices, by several, by another player, or by a cell.
         *
         *         What is typed has to have the form `pattern`; a player whose name does not is said by number.
         */
        Slot: {
            label: string | components["schemas"]["Phrase"];
            /** @default [] */
            choices?: components["schemas"]["Pick"][];
            /**
             * @default one
             * @enum {unknown}
             */
            kind?: "cell" | "one" | "player" | "several";
            /** @default  */
            pattern?: string;
            /** @default , */
            comma?: string;
            /** @default and */
            last?: string;
        };
        /**
         * Conditions
         * @description What may be done only if something was announced, and how that is written.
         */
        Conditions: {
            facts: components["schemas"]["Fact"][];
            negated: string;
            then: string;
            otherwise: string;
            within: string;
            /** @default 3 */
            deepest?: number;
        };
        /**
         * Fact
         * @description What a condition may stand on; only if that part of the answer is told.
         */
        Fact: {
            say: string;
            label: string | components["schemas"]["Phrase"];
            /**
             * @default
             * @enum {unknown}
             */
            way?: "" | "above" | "below" | "e" | "n" | "ne" | "nw" | "s" | "se" | "sw" | "w";
            /** @default  */
            short?: string | components["schemas"]["Phrase"];
            /** @default  */
            told?: string;
        };
        /**
         * Telling
         * @description How much of the answer is told: `say` follows all parts.
         */
        Telling: {
            say: string;
            label: string | components["schemas"]["Phrase"];
            /**
             * @default
             * @enum {unknown}
             */
            way?: "" | "above" | "below" | "e" | "n" | "ne" | "nw" | "s" | "se" | "sw" | "w";
            /** @default  */
            short?: string | components["schemas"]["Phrase"];
            /**
             * @default all
             * @enum {unknown}
             */
            tells?: "all" | "chosen" | "none";
            /** @default  */
            chosen?: string;
        };
        /**
         * Preface
         * @description What may be said before all parts, whenever some offer has its verb.
         */
        Preface: {
            verb: string;
            say: string;
            slot: string;
        };
        /**
         * NewsMessage
         * @description What an entry tells a viewer, and what is asked of him then.
         *
         *         `readable`: what may be read again from now on, where the book does not let one recall all.
         *         `fleeting`: for how many seconds the screen shows something that cannot be seen again.
         */
        NewsMessage: {
            /** @enum {unknown} */
            type: "news";
            number: number;
            answer?: string;
            events: components["schemas"]["Event"][];
            sentences: (string | components["schemas"]["Phrase"])[];
            screen: components["schemas"]["Screen"] | components["schemas"]["Rows"] | null;
            prompt: components["schemas"]["Asked"] | null;
            offers: components["schemas"]["Offer"][];
            turn: number[];
            result: components["schemas"]["Outcome"] | null;
            names?: string[];
            strokes?: (components["schemas"]["SheetStroke"] | components["schemas"]["PlaceStroke"] | components["schemas"]["StepStroke"] | components["schemas"]["OutStroke"] | components["schemas"]["CarryStroke"] | components["schemas"]["LoseStroke"] | components["schemas"]["ForgetStroke"] | components["schemas"]["LeaveStroke"] | components["schemas"]["LearnStroke"] | components["schemas"]["StampStroke"] | components["schemas"]["EdgeStroke"])[];
            readable?: components["schemas"]["Readable"];
            fleeting?: number;
        };
        /**
         * Readable
         * @description The numbers that may be read again now: all from `since` on, and a few before it.
         */
        Readable: {
            since: number;
            earlier: number[];
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
         * @description What a viewer is shown: who is asked, what is left to whom, and of the pause.
         */
        ClockMessage: {
            /** @enum {unknown} */
            type: "clock";
            running: number[];
            left: {
                [key: string]: number;
            };
            paused: number | null;
            resting?: {
                [key: string]: number;
            };
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
        /**
         * RefusedMessage
         * @description A move that was not done: `why` is a sentence, `says` the same without a language.
         */
        RefusedMessage: {
            /** @enum {unknown} */
            type: "refused";
            id: string;
            why: string;
            n: number | null;
            says: components["schemas"]["Phrase"];
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
        /**
         * ThoughtMessage
         * @description The assistant's answer to the question of this id; or, without one, why there is none.
         */
        ThoughtMessage: {
            /** @enum {unknown} */
            type: "thought";
            id: string;
            answer: components["schemas"]["Answer"] | null;
            /** @default  */
            why: string;
        };
        /**
         * Answer
         * @description What follows from what this chair was told.
         *
         *         Where `finished` is False the time was over: what is here is proved, and there may be more.
         *         `contradiction`: nothing fits, the plan breaks a rule. `lines` are the answer to read.
         */
        Answer: {
            finished: boolean;
            contradiction: boolean;
            lines: string[];
            /** @default [] */
            certain: components["schemas"]["Known"][];
            /** @default null */
            possible: components["schemas"]["Open"] | null;
            /** @default [] */
            why: components["schemas"]["Explained"][];
            /** @default null */
            hint: components["schemas"]["Hint"] | null;
            /**
             * @description of a map: what is possible, where few cases are left
             * @default []
             */
            maybe: components["schemas"]["Mark"][];
        };
        /**
         * Known
         * @description A fact, as data, as a sentence without its full stop, and as a notebook shows it.
         */
        Known: {
            /** @description `fact` says which kind it is, the rest is the book's */
            fact: Record<string, never>;
            words: string;
            /** @default null */
            mark: components["schemas"]["Mark"] | null;
        };
        /**
         * Mark
         * @description A stamp of the notebook on a cell, an edge on its side that way, or a player who is there.
         *
         *         A player with a way is outside of the cell, that way. `to` is where this cell leads.
         */
        Mark: {
            at: components["schemas"]["Spot"];
            /** @default  */
            stamp?: string;
            /** @default -1 */
            way?: number;
            /** @default  */
            edge?: string;
            /** @default -1 */
            seat?: number;
            /** @default null */
            to?: components["schemas"]["Spot"] | null;
        };
        /**
         * Open
         * @description What is not certain: the kinds that a cell may be, or the cells where somebody may be.
         */
        Open: {
            words: string;
            about: string;
            kinds: string[];
            cells: string[];
            /**
             * @description how likely each of the kinds is, where the table agreed on odds
             * @default []
             */
            odds: number[];
        };
        /**
         * Explained
         * @description A fact and what proves it; `proved` is False where no proof was found in time.
         *
         *         The `argument` is empty where the book does not argue, or where it would not be short.
         */
        Explained: {
            /** @description `fact` says which kind it is, the rest is the book's */
            fact: Record<string, never>;
            words: string;
            proved: boolean;
            because: components["schemas"]["Because"][];
            /** @default null */
            mark: components["schemas"]["Mark"] | null;
            /** @default [] */
            argument: components["schemas"]["SaidStep"][];
        };
        /**
         * Because
         * @description One line of a proof: a rule, or a run of one player's answers by their numbers.
         */
        Because: {
            words: string;
            rule: string;
            seat: number;
            answers: number[];
        };
        /**
         * SaidStep
         * @description One step of an argument, to read and to draw over the plan.
         *
         *         It takes the marks in `given`; `would` are some that would follow and cannot be; it `proves`.
         */
        SaidStep: {
            words: string;
            answers: number[];
            rules: string[];
            ghosts: components["schemas"]["Shade"][];
            given: components["schemas"]["Mark"][];
            would: components["schemas"]["Mark"][];
            proves: components["schemas"]["Mark"][];
        };
        /**
         * Shade
         * @description A ghost on the plan: still open, struck off by this step or before, or what is left.
         *
         *         `path` is where it would have led, beginning where it stands.
         */
        Shade: {
            at: components["schemas"]["Mark"];
            path: components["schemas"]["Spot"][];
            /** @enum {unknown} */
            standing: "gone" | "left" | "open" | "out";
        };
        /**
         * Hint
         * @description What could be done next. `act` is an offer in its notation, `label` as people say it.
         *
         *         `because` is a sentence that is true of what this chair was told; `about` are the places that
         *         it speaks of. With `follows`, `why` and its `key` tells the proof.
         */
        Hint: {
            act: string | null;
            label: string;
            because: string;
            about: components["schemas"]["Mark"][];
            key: string;
            follows: boolean;
        };
        /** ErrorMessage */
        ErrorMessage: {
            /** @enum {unknown} */
            type: "error";
            why: string;
            says: components["schemas"]["Phrase"];
        };
        /**
         * ByeMessage
         * @description The last message: nothing comes after it.
         */
        ByeMessage: {
            /** @enum {unknown} */
            type: "bye";
            why: string;
            says: components["schemas"]["Phrase"];
        };
        /**
         * HelloMessage
         * @description The first message of a WebSocket: who is there, and the last number that he has seen.
         */
        HelloMessage: {
            /** @enum {unknown} */
            type: "hello";
            /** @default null */
            token?: string | null;
            /** @default null */
            since?: number | null;
            /**
             * @description a language for what is said; “phrases”: as data, said by the client; “none”: no sentences
             * @default
             */
            words?: string;
            /**
             * @description false: `screen` is null in every message, and none is made
             * @default true
             */
            screen?: boolean;
        };
        /**
         * MoveMessage
         * @description A command; with the same `id` again it is done once and answered the same.
         */
        MoveMessage: {
            /** @enum {unknown} */
            type: "move";
            do: string;
            /** @default null */
            n?: number | null;
            /**
             * @description the client's own, new for each move
             * @default
             */
            id?: string;
            /**
             * @description false where a person typed it: what cannot be taken back is refused once
             * @default true
             */
            sure?: boolean;
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
         * AskMessage
         * @description A question to the assistant, where the table has one; a window is answered by `thought`.
         */
        AskMessage: {
            /** @enum {unknown} */
            type: "ask";
            /** @enum {unknown} */
            asked: "certain" | "hint" | "map" | "possible" | "why";
            /**
             * @description a cell (c2), its side (c2 up), a player's name, or me; of a hint the keys of those that were given before, the last one last
             * @default
             */
            about?: string;
            /**
             * @description the client's own, new for each move
             * @default
             */
            id?: string;
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
            status: components["schemas"]["Row"][];
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
            /** @description the bot that stands for easy, normal, hard */
            strengths: {
                [key: string]: string;
            };
            /** @description how many a newcomer plays against */
            opponents: number;
            /** @description the first seat always moves first */
            seats_differ: boolean;
            emblem: components["schemas"]["Emblem"] | null;
            /** @description what is drawn in a plan; empty: it is text alone */
            drawing: string;
            /** @description players draw their own map on paper */
            notebook: boolean;
            /** @description what follows can be deduced and drawn */
            assistant: boolean;
            /** @description the assistant of a table here has hints */
            coach: boolean;
            /** @description this server rates finished games of it */
            ladder: boolean;
            /** @description by what a finished game is ranked; empty: by nothing */
            counts: string;
            /** @description whether more of it is better */
            most: boolean;
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
            fewest_players: number;
            most_players: number;
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
            /** @description the bot that stands for easy, normal, hard */
            strengths: {
                [key: string]: string;
            };
            /** @description how many a newcomer plays against */
            opponents: number;
            /** @description presets, the gentlest first; empty: the book as it is */
            harder: string[];
            /** @description how it is shown; words stand in it as ids */
            looks: components["schemas"]["Looks"];
            /** @description each id of the looks in words */
            words: {
                [key: string]: string;
            };
            /** @description languages, each with the mark of the words it has now */
            languages: {
                [key: string]: string;
            };
            /** @description what follows can be deduced and drawn */
            assistant: boolean;
            /** @description the assistant of a table here has hints */
            coach: boolean;
            summary: string;
            options: components["schemas"]["Choice"][];
            /** @description what its generator of plans is told */
            settings: components["schemas"]["Choice"][];
            /** @description the presets in words, to choose from */
            cards: components["schemas"]["Card"][];
            /** @description players may vote before the game */
            votes: boolean;
            /** @description what they may vote on: options, plan.… where the plan is made after the vote, and time.… */
            ballot: string[];
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
            /** @default [] */
            moods: components["schemas"]["Mood"][];
            /** @default [] */
            sides: components["schemas"]["Symbol"][];
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
            /** @default [] */
            moving: string[];
            /** @default false */
            aslant: boolean;
            /** @default  */
            middle: string;
            /** @default [] */
            shifted: string[];
            /** @default {} */
            keys: {
                [key: string]: string[];
            };
            /** @default [] */
            careful: string[];
            /** @default [] */
            peaceful: string[];
            /** @default [] */
            travel: string[];
            /** @default [] */
            always: string[];
            /** @default {} */
            words: {
                [key: string]: string;
            };
            /** @default {} */
            tiles: {
                [key: string]: string;
            };
            /** @default {} */
            explains: {
                [key: string]: string;
            };
            /** @default {} */
            heard: {
                [key: string]: string;
            };
            /** @default {} */
            asks: {
                [key: string]: string;
            };
            /** @default [] */
            aloud: components["schemas"]["Aloud"][];
            /** @default [] */
            secret: string[];
            /** @default [] */
            status: components["schemas"]["StatusRow"][];
            /** @default  */
            under: string;
            /** @default [] */
            cues: components["schemas"]["Cue"][];
            /**
             * @default [
             *       0,
             *       0
             *     ]
             */
            squares: [
                number,
                number
            ];
            /** @default [] */
            remarks: components["schemas"]["Remark"][];
            /** @default [] */
            fatal: components["schemas"]["Remark"][];
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
            /** @default  */
            about: string;
            /** @default  */
            dead: string;
            /** @default false */
            alike: boolean;
        };
        /**
         * Mood
         * @description What looks otherwise for a while: those who were peaceful until one of them was struck.
         */
        Mood: {
            row: string;
            symbols: components["schemas"]["Symbol"][];
        };
        /**
         * Aloud
         * @description A prompt for which nobody has to look away, at the tables that have agreed on this.
         *
         *         What is asked and offered then follows from what everybody was told. On one device among
         *         all players any other prompt is covered.
         */
        Aloud: {
            prompt: string;
            /** @default  */
            option: string;
            /** @default  */
            value: string;
        };
        /**
         * StatusRow
         * @description A row of the screen's status that is always in sight, in a strip beside the board.
         *
         *         A bar has one count; a row of damage has several, each of which goes up to its end. A text with
         *         an alarm is one whenever it is there.
         */
        StatusRow: {
            row: string;
            /**
             * @default text
             * @enum {unknown}
             */
            shown: "bar" | "damage" | "text";
            /** @default 0 */
            alarm: number;
            /** @default  */
            warning: string;
            /** @default  */
            tile: string;
        };
        /**
         * Cue
         * @description An event that is heard, and seen.
         */
        Cue: {
            event: string;
            sound: ("blast" | "end" | "hit" | "pit" | "potion" | "scream" | "shot" | "step" | "treasure" | "wall" | "water") | "";
            /** @default {} */
            when: {
                [key: string]: string[];
            };
            /** @default null */
            show: components["schemas"]["Shown"] | null;
        };
        /**
         * Shown
         * @description What is seen of an event on the map for a moment: each field names a field of the event.
         */
        Shown: {
            /** @enum {unknown} */
            sign: "blast" | "bump" | "fall" | "flow" | "heal" | "hit" | "miss" | "shot";
            /** @default seat */
            of: string;
            /** @default  */
            at: string;
            /** @default  */
            way: string;
            /** @default  */
            amount: string;
        };
        /**
         * Remark
         * @description What an answer means, said to anyone who gets it for the first time.
         */
        Remark: {
            event: string;
            word: string;
            /** @default {} */
            when: {
                [key: string]: string[];
            };
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
            /** @default 0 */
            sight: number;
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
         * Choice
         * @description One option as data: what a form, a help text or a docs table needs to show it.
         */
        Choice: {
            name: string;
            kind: string;
            default: boolean | number | string;
            rule: string;
            text: string;
            label: string;
            /** @default null */
            low?: number | null;
            /** @default null */
            high?: number | null;
            /** @default [] */
            values?: string[];
            /** @default  */
            group?: string;
            /** @default false */
            chance?: boolean;
            /** @default [] */
            labels?: string[];
        };
        /**
         * Card
         * @description One preset, to be chosen.
         */
        Card: {
            preset: string;
            title: string;
            lines: string[];
        };
        /**
         * ShownBook
         * @description What a table shows of its book: how it looks, what can be said, what a next game may be.
         */
        ShownBook: {
            name: string;
            title: string;
            fewest_players: number;
            most_players: number;
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
            /** @description the bot that stands for easy, normal, hard */
            strengths: {
                [key: string]: string;
            };
            /** @description how many a newcomer plays against */
            opponents: number;
            /** @description presets, the gentlest first; empty: the book as it is */
            harder: string[];
            /** @description how it is shown; words stand in it as ids */
            looks: components["schemas"]["Looks"];
            /** @description each id of the looks in words */
            words: {
                [key: string]: string;
            };
            /** @description languages, each with the mark of the words it has now */
            languages: {
                [key: string]: string;
            };
            /** @description what follows can be deduced and drawn */
            assistant: boolean;
            /** @description the assistant of a table here has hints */
            coach: boolean;
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
            /** @description one to look at; empty: the book has no samples */
            plan: string;
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
         * Agreeing
         * @description What is to be put into words.
         */
        Agreeing: {
            /** @default 1 */
            players?: number;
            /** @default 0 */
            bots?: number;
            /** @default {} */
            options?: Record<string, never>;
            /** @default {} */
            terms?: Record<string, never>;
        };
        /**
         * Agreed
         * @description The same in words.
         */
        Agreed: {
            /** @description the one that is nearest; empty: the book as it is */
            preset: string;
            parts: string[];
            sentence: string;
        };
        /**
         * Offering
         * @description Commands in the words of records.
         */
        Offering: {
            commands: string[];
        };
        /**
         * Offered
         * @description The same commands, one by one, in the language that was asked for.
         */
        Offered: {
            said: string[];
        };
        /**
         * DrawPlan
         * @description A plan, and what is drawn on it; without strokes its picture is asked for.
         */
        DrawPlan: {
            /** @description a plan as it is drawn */
            plan: string;
            /** @default [] */
            strokes?: (components["schemas"]["StampCells"] | components["schemas"]["DrawSide"] | components["schemas"]["Resize"])[];
            /**
             * @description as in “en” or “pt-BR”; empty: English
             * @default
             */
            lang?: string;
        };
        /**
         * StampCells
         * @description The same mark of the palette in these cells (column and row); "" takes the cells away.
         */
        StampCells: {
            /** @enum {unknown} */
            draw: "stamp";
            mark: string;
            cells: [
                number,
                number
            ][];
            /** @default 0 */
            level?: number;
        };
        /**
         * DrawSide
         * @description One of the choices of a side.
         */
        DrawSide: {
            /** @enum {unknown} */
            draw: "side";
            column: number;
            row: number;
            upright: boolean;
            mark: string;
        };
        /**
         * Resize
         * @description One row or column more on this side, or one less.
         */
        Resize: {
            /** @enum {unknown} */
            draw: "resize";
            /** @enum {unknown} */
            edge: "east" | "north" | "south" | "west";
            /** @enum {unknown} */
            by: -1 | 1;
        };
        /**
         * DrawnPlan
         * @description The text after the strokes, and its picture; in words `why`, where there is none.
         */
        DrawnPlan: {
            plan: string;
            picture: components["schemas"]["Picture"];
        };
        /**
         * Picture
         * @description A whole plan; without levels there is nothing to be drawn, and `why` says why.
         */
        Picture: {
            /** @default 0 */
            columns: number;
            /** @default 0 */
            rows: number;
            /** @default [] */
            levels: components["schemas"]["PictureLevel"][];
            /** @default [] */
            sides: components["schemas"]["PictureSide"][];
            /** @default [] */
            choices: components["schemas"]["SideChoice"][][];
            /** @default  */
            name: string;
            /** @default  */
            why: string | components["schemas"]["Phrase"];
        };
        /**
         * PictureLevel
         * @description One sheet. Tiles stand in the text as they are here, from `line` on, a character each.
         */
        PictureLevel: {
            /** @default [] */
            cells: components["schemas"]["PictureCell"][];
            /** @default [] */
            tiles: string[];
            /** @default 0 */
            line: number;
        };
        /**
         * PictureCell
         * @description A cell between walls. What is drawn in it, and the symbols of the looks that show it.
         */
        PictureCell: {
            column: number;
            row: number;
            place: components["schemas"]["TextPlace"];
            /** @default  */
            text?: string;
            /** @default  */
            mark?: string;
            /** @default true */
            here?: boolean;
            /** @default -1 */
            flow?: number;
            /** @default [] */
            things?: string[];
            /** @default  */
            lying?: string;
        };
        /**
         * TextPlace
         * @description A piece of the text: line and column from 0, and how many characters.
         */
        TextPlace: {
            line: number;
            column: number;
            /** @default 1 */
            length: number;
        };
        /**
         * PictureSide
         * @description What is above a cell or, upright, left of it; one column or row more than there are cells.
         */
        PictureSide: {
            column: number;
            row: number;
            upright: boolean;
            mark: string;
            kind: string;
            place: components["schemas"]["TextPlace"];
            /** @default 0 */
            choices?: number;
            /** @default false */
            outer?: boolean;
        };
        /**
         * SideChoice
         * @description What can be drawn on a side, and the kind of edge that it is.
         */
        SideChoice: {
            mark: string;
            kind: string;
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
            preset?: string;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description 0: the fewest of the book
             * @default 0
             */
            players?: number;
        };
        /**
         * Checked
         * @description What was found; a plan can be played on when it has no faults.
         */
        Checked: {
            faults: number;
            problems: components["schemas"]["Problem"][];
            /** @description where in the text each problem is, from 0 */
            places: (components["schemas"]["TextPlace"] | null)[];
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
            line?: number;
            /** @default 0 */
            column?: number;
            /** @default 0 */
            level?: number;
            /** @default false */
            advice?: boolean;
            /** @default  */
            cell?: string;
        };
        /**
         * GeneratePlan
         * @description What the plan is to be like.
         */
        GeneratePlan: {
            /** @default {} */
            settings?: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description a preset of the book; empty: none
             * @default
             */
            preset?: string;
            /** @default {} */
            options?: {
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
            name?: string;
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
            name?: string;
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
         * @description A table as it is wished for; its plan is given, kept, shared, or made at random.
         */
        OpenTableBody: {
            /** @enum {string} */
            book: "dungeon-of-dooom" | "labyrinth-of-dooom" | "cc3k" | "labyrinth" | "dungeonlab" | "dooom";
            /** @default  */
            title?: string;
            /**
             * @description a preset of the book; empty: none
             * @default
             */
            preset?: string;
            /**
             * @description of the book
             * @default {}
             */
            options?: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description what /terms lists
             * @default {}
             */
            terms?: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description each seat, or how many; 0: as many as usual
             * @default 0
             */
            seats?: components["schemas"]["SeatFor"][] | number;
            /**
             * @description a plan as it is drawn
             * @default
             */
            plan?: string;
            /**
             * @description a plan that is kept here
             * @default
             */
            plan_id?: string;
            /**
             * @description its key
             * @default
             */
            plan_key?: string;
            /**
             * @description a plan that somebody shared
             * @default
             */
            share?: string;
            /**
             * @description of the generator of plans
             * @default {}
             */
            settings?: {
                [key: string]: boolean | number | string;
            };
            /**
             * @description who opens it and sits down
             * @default
             */
            name?: string;
            /**
             * @description how the player wants to be spoken of, if they say
             * @default
             * @enum {unknown}
             */
            gender?: "" | "he" | "she";
            /**
             * @description who else sits down at once; `seated` has their tokens
             * @default []
             */
            players?: string[];
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
            kind?: "bot" | "person";
            /**
             * @description empty: the book's first
             * @default
             */
            bot?: string;
            /** @default  */
            name?: string;
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
            /** @default [] */
            seated: components["schemas"]["Sat"][];
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
         * @description A vote before the game, where the book has one: on an option, the time, or the plan.
         */
        Vote: {
            /** @description of the `ballot` of the book: skips, plan.width, … */
            option: string;
            /** @description in words; empty takes the wish back */
            value: string;
        };
        /**
         * HandOver
         * @description The winner leaves it to another player to compile the next plan.
         */
        HandOver: {
            seat: number;
        };
        /**
         * CompileNext
         * @description The plan of the next table: given, kept, shared, or made by the generator at its start.
         */
        CompileNext: {
            /**
             * @description a plan as it is drawn
             * @default
             */
            plan?: string;
            /**
             * @description a plan that is kept here
             * @default
             */
            plan_id?: string;
            /**
             * @description its key
             * @default
             */
            plan_key?: string;
            /**
             * @description a plan that somebody shared
             * @default
             */
            share?: string;
        };
        /**
         * Board
         * @description One table as a viewer sees it, without words; `number` counts what they were told.
         */
        Board: {
            id: string;
            book: string;
            title: string;
            names: string[];
            turn: number[];
            number: number;
            watching: number;
            screen: components["schemas"]["Screen"] | null;
            sketch: components["schemas"]["Sketch"] | null;
            /** @default null */
            seat: number | null;
        };
        /**
         * Sketch
         * @description Cells that somebody was on, what is between them, and who is there; from 0.
         */
        Sketch: {
            columns: number;
            rows: number;
            cells: components["schemas"]["SketchCell"][];
            sides: components["schemas"]["SketchSide"][];
            tokens: components["schemas"]["SketchToken"][];
        };
        /** SketchCell */
        SketchCell: {
            x: number;
            y: number;
            stamps: string[];
        };
        /**
         * SketchSide
         * @description Above a cell (`way` 0) or on its left (`way` 3).
         */
        SketchSide: {
            x: number;
            y: number;
            way: number;
            edge: string;
        };
        /** SketchToken */
        SketchToken: {
            seat: number;
            x: number;
            y: number;
        };
        /**
         * LiveBoards
         * @description Listed games that anybody may watch, the newest first.
         */
        LiveBoards: {
            boards: components["schemas"]["Board"][];
        };
        /**
         * Now
         * @description All that the first page shows of other people's tables: one question instead of three.
         */
        Now: {
            boards: components["schemas"]["Board"][];
            waiting: components["schemas"]["Summary"][];
            playing: components["schemas"]["Summary"][];
        };
        /**
         * SitDown
         * @description Sit down under a name; the answer's token is the seat. The last one may start the game.
         */
        SitDown: {
            /** @default  */
            name?: string;
            /** @default null */
            seat?: number | null;
            /**
             * @description the token of the seat at the table before
             * @default
             */
            from?: string;
            /**
             * @description how the player wants to be spoken of, if they say
             * @default
             * @enum {unknown}
             */
            gender?: "" | "he" | "she";
        };
        /**
         * Fill
         * @description The host puts a bot on a free seat, before the game.
         */
        Fill: {
            /** @description its name, as `hunter` or `hunter:easy` */
            bot: string;
        };
        /**
         * Claimed
         * @description A seat that was asked for; the token is good when the others have agreed and time is up.
         */
        Claimed: {
            seat: number;
            token: string;
            name: string;
            code: string;
            ready: number;
        };
        /**
         * Agree
         * @description Say yes or no to a person who asks for that seat; one no is enough.
         */
        Agree: {
            /** @description as the table shows it */
            code: string;
            yes: boolean;
        };
        /**
         * Holiday
         * @description Stop one's own clock for some of the days of holiday that the table agreed on.
         */
        Holiday: {
            days: number;
        };
        /**
         * Move
         * @description A command; with the same `id` again it is done once and answered the same.
         */
        Move: {
            do: string;
            /** @default null */
            n?: number | null;
            /**
             * @description the client's own, new for each move
             * @default
             */
            id?: string;
            /**
             * @description false where a person typed it: what cannot be taken back is refused once
             * @default true
             */
            sure?: boolean;
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
         * @description Something said to the others, where the table allows it.
         */
        Chat: {
            text: string;
        };
        /**
         * Moment
         * @description A moment of a finished game that is worth seeing: the entry, and what it was, of whom.
         */
        Moment: {
            move: number;
            /** @enum {unknown} */
            kind: "blast" | "death" | "journey" | "treasure" | "win" | "wound";
            seat: number;
        };
        /**
         * Certificate
         * @description Line by line, as the book says it.
         */
        Certificate: {
            lines: string[];
        };
        /**
         * BotsAims
         * @description A bot's name, and what it was after in the end, the last one last.
         */
        BotsAims: {
            name: string;
            aims: string[];
        };
        /**
         * ReviewState
         * @description How far the review of a game is, and the review once it is there.
         */
        ReviewState: {
            done: number;
            of: number;
            /** @default null */
            review: components["schemas"]["Review"] | null;
        };
        /**
         * Review
         * @description The whole game; entries by their numbers in the record, the same for every chair.
         */
        Review: {
            chairs: components["schemas"]["ReviewedChair"][];
            truth: components["schemas"]["Stretch"][];
            /** @default null */
            blind: components["schemas"]["Overlooked"] | null;
            /** @default null */
            text: components["schemas"]["Text"] | null;
        };
        /**
         * ReviewedChair
         * @description One chair; -1 is the public.
         */
        ReviewedChair: {
            seat: number;
            facts: components["schemas"]["Stretch"][];
            curve: components["schemas"]["Point"][];
            found: components["schemas"]["Found"][];
        };
        /**
         * Stretch
         * @description A fact, and from which entry on and before which one it was certain (or true).
         */
        Stretch: {
            words: string;
            mark: components["schemas"]["Mark"] | null;
            since: number;
            /** @default -1 */
            until?: number;
        };
        /**
         * Point
         * @description After this entry `known` of `of` things were certain; not `finished`: at least that many.
         */
        Point: {
            n: number;
            known: number;
            of: number;
            finished: boolean;
        };
        /**
         * Found
         * @description What could be known from an entry on, and the entries and rules that prove it.
         */
        Found: {
            n: number;
            kind: string;
            words: string;
            mark: components["schemas"]["Mark"] | null;
            answers: number[];
            rules: string[];
        };
        /**
         * Overlooked
         * @description The decisive blindness: who could have known a way out for this many entries, and lost.
         */
        Overlooked: {
            seat: number;
            found: components["schemas"]["Found"];
            answers: number;
            /** @default true */
            won: boolean;
        };
        /**
         * Text
         * @description The game in sentences: the outcome, its story, how places are called, and all the rest.
         */
        Text: {
            outcome: string;
            story: string[];
            places: string;
            sections: components["schemas"]["Section"][];
        };
        /**
         * Section
         * @description A heading and its sentences.
         */
        Section: {
            heading: string;
            lines: string[];
        };
        /**
         * MissedState
         * @description How far the review of a game is; the moments once it is there, the best first.
         */
        MissedState: {
            done: number;
            of: number;
            /** @default null */
            moments: components["schemas"]["MissedMoment"][] | null;
        };
        /**
         * MissedMoment
         * @description One moment: after which entry, what may be marked, and the question.
         */
        MissedMoment: {
            move: number;
            /** @description the entries that this chair had heard, by their numbers */
            heard: number[];
            kind: string;
            /** @enum {unknown} */
            asks: "cell" | "player" | "side";
            question: string;
        };
        /**
         * Marked
         * @description What a player marks: a cell, a side of it, or one of the players.
         */
        Marked: {
            /** @default null */
            at?: components["schemas"]["Spot"] | null;
            /** @default -1 */
            way?: number;
            /** @default -1 */
            seat?: number;
        };
        /**
         * MissedVerdict
         * @description `known`: true, but it had been told outright. Then what was certain, and why.
         */
        MissedVerdict: {
            /** @enum {unknown} */
            verdict: "known" | "right" | "wrong";
            words: string;
            mark: components["schemas"]["Mark"] | null;
            /** @description the proof; answers by their numbers in the record */
            why: components["schemas"]["Answer"];
        };
        /**
         * PlayOn
         * @description From which moment, on which chair, against which bot.
         */
        PlayOn: {
            /**
             * @description null: just before the last word of this chair
             * @default null
             */
            move?: number | null;
            /**
             * @description who plays, or asks
             * @default 0
             */
            seat?: number;
            /**
             * @description empty: the normal one
             * @default
             */
            bot?: string;
        };
        /**
         * Ask
         * @description What is said at a moment instead of what was.
         */
        Ask: {
            /** @description an entry, by its number */
            move: number;
            /** @description who plays, or asks */
            seat: number;
            do: string;
        };
        /**
         * WhatIf
         * @description What would have been answered to the one who asked; nothing of it happened.
         */
        WhatIf: {
            do: string;
            said: string[];
            board: string[];
            over: boolean;
        };
        /**
         * ShownPuzzle
         * @description The labyrinth's size, what was agreed, what was heard, and the question.
         */
        ShownPuzzle: {
            /** @enum {unknown} */
            kind: "cell" | "exit" | "move" | "open" | "pit" | "player" | "river" | "shot" | "treasure";
            columns: number;
            rows: number;
            names: string[];
            start: string;
            about: string;
            lines: number;
            held: number;
            /** @enum {unknown} */
            hardness: "easy" | "hard" | "medium";
            number: number;
            agreed: string;
            opening: string[];
            steps: components["schemas"]["ShownStep"][];
            question: string;
            choices: components["schemas"]["ShownChoice"][];
        };
        /**
         * ShownStep
         * @description One answer that was heard; `cell` only where it is your own step.
         */
        ShownStep: {
            number: number;
            seat: number;
            way: number;
            blocked: boolean;
            entered: string;
            cell: string;
            words: string;
        };
        /** ShownChoice */
        ShownChoice: {
            value: string;
            words: string;
        };
        /**
         * PuzzleAnswer
         * @description What somebody says is certain: the value of one of the choices.
         */
        PuzzleAnswer: {
            value: string;
        };
        /**
         * Solution
         * @description The answer, and why it is the only one: the lines of the proof, and the same in steps.
         *
         *         `sure` are sides of the other plans that fit of which one could know that they are so.
         */
        Solution: {
            right: boolean;
            answer: string;
            fact: Record<string, never>;
            conclusion: string;
            proof: components["schemas"]["ShownLine"][];
            worlds: components["schemas"]["ShownWorld"][];
            sure: [
                string,
                number
            ][];
            /** @default [] */
            argument: components["schemas"]["SaidStep"][];
        };
        /**
         * ShownLine
         * @description One line of the proof: a rule, or answers by their numbers.
         */
        ShownLine: {
            words: string;
            rule: string;
            steps: number[];
        };
        /**
         * ShownWorld
         * @description Another plan that fits: cells by name, ways by number (0 up, 1 right, 2 down, 3 left).
         */
        ShownWorld: {
            kinds: {
                [key: string]: string;
            };
            walls: [
                string,
                number
            ][];
            exits: {
                [key: string]: boolean;
            };
        };
        /**
         * ShownDaily
         * @description As far as it is solved. `level` is the day of the week, from 1: the easy Monday.
         *
         *         `kinds` of cells may be marked, by their words. `drawn` is what the answers say outright,
         *         `ways` are of those whose place is known, `passed` is a way that ended, `glimpses` show on cells
         *         from afar, and `ghosts` are the places of the others that were not struck off. `due` marks are
         *         certain now.
         */
        ShownDaily: {
            number: number;
            book: string;
            kinds: string[];
            date: string;
            level: number;
            columns: number;
            rows: number;
            names: string[];
            start: string;
            agreed: string;
            opening: string[];
            answers: components["schemas"]["ShownAnswer"][];
            marks: number;
            done: number;
            due: number;
            inked: components["schemas"]["ShownMark"][];
            drawn: components["schemas"]["ShownMark"][];
            ways: {
                [key: string]: string[];
            };
            passed: string[];
            glimpses: {
                [key: string]: string;
            };
            ghosts: {
                [key: string]: string[];
            };
            solved: boolean;
            coach: string;
            /** @default null */
            truth: components["schemas"]["ShownPlan"] | null;
        };
        /**
         * ShownAnswer
         * @description One answer that was read out.
         */
        ShownAnswer: {
            number: number;
            seat: number;
            way: number;
            blocked: boolean;
            entered: string;
            /** @default [] */
            seen: string[];
            /** @default -1 */
            stung: number;
            /** @default false */
            fell: boolean;
            words: string;
        };
        /**
         * ShownMark
         * @description A mark in its notation, and what there is to draw: the kind of a cell, a side, a player.
         */
        ShownMark: {
            text: string;
            cell: string;
            /** @default  */
            kind?: string;
            /** @default -1 */
            way?: number;
            /** @default false */
            stands?: boolean;
            /** @default -1 */
            seat?: number;
            /** @default false */
            there?: boolean;
        };
        /**
         * ShownPlan
         * @description A whole plan: cells by name, walls by cell and way (1 right, 2 down), players by seat.
         */
        ShownPlan: {
            kinds: {
                [key: string]: string;
            };
            walls: [
                string,
                number
            ][];
            places: {
                [key: string]: string;
            };
        };
        /**
         * MyDailies
         * @description What an account has solved.
         */
        MyDailies: {
            days: number;
            solved: number[];
        };
        /**
         * SoFar
         * @description The marks that were made, in their order.
         */
        SoFar: {
            marks: string[];
        };
        /**
         * MarkWish
         * @description Those, and the one that is made now.
         */
        MarkWish: {
            marks: string[];
            /** @description `c3 hospital`, `not Ariadne c3` */
            mark: string;
        };
        /**
         * ShownVerdict
         * @description What a mark came to: inked, known before, or refused with a plan that fits as well.
         *
         *         `words` is what was marked; of what was asked for there is the `argument` for it.
         */
        ShownVerdict: {
            /** @enum {unknown} */
            came: "inked" | "known" | "refused";
            mark: components["schemas"]["ShownMark"];
            asked: boolean;
            words: string;
            argument: components["schemas"]["SaidStep"][];
            plan: components["schemas"]["ShownPlan"] | null;
            daily: components["schemas"]["ShownDaily"];
        };
        /**
         * HintWish
         * @description How much help: which answers, which rule and about what, the mark itself.
         */
        HintWish: {
            marks: string[];
            level: number;
        };
        /**
         * ShownHint
         * @description Its lines, the answers that it speaks of, and of the last one the mark itself and why.
         */
        ShownHint: {
            level: number;
            words: string[];
            answers: number[];
            mark: components["schemas"]["ShownMark"] | null;
            argument: components["schemas"]["SaidStep"][];
        };
        /**
         * ResultWish
         * @description All marks that solved it, and how it went; `how` is of each mark that was asked for.
         */
        ResultWish: {
            marks: string[];
            how: ("clean" | "hint" | "slip")[];
            slips: number;
            hints: number;
            seconds: number;
            /** @description random, made and stored in a browser; only its digest is stored here */
            browser: string;
        };
        /**
         * DailyResult
         * @description What to share, which says nothing of the labyrinth; and how others did.
         */
        DailyResult: {
            text: string;
            row: string;
            others: components["schemas"]["Others"] | null;
            /** @description solved in a row, each on its own day */
            days: number;
        };
        /**
         * Others
         * @description How all did who have solved it: those without slip and hint, and the middle of their times.
         *
         *         `slower` have taken more seconds than oneself.
         */
        Others: {
            solved: number;
            clean: number;
            seconds: number;
            slower: number;
        };
        /**
         * ShownLadder
         * @description The ratings of one book, the best first; `games` is how many finished ones count.
         */
        ShownLadder: {
            book: string;
            games: number;
            rungs: components["schemas"]["Rung"][];
        };
        /**
         * Rung
         * @description Somebody on the ladder; the rating holds within the margin in 95 of 100 cases.
         */
        Rung: {
            kind: string;
            name: string;
            rating: number;
            margin: number;
            games: number;
            won: number;
            /** @default false */
            provisional: boolean;
        };
        /**
         * Scores
         * @description The best game of each account, the best first.
         */
        Scores: {
            book: string;
            /** @description what is counted, in a word */
            counts: string;
            best: components["schemas"]["Best"][];
        };
        /**
         * Best
         * @description Somebody's best game; who has no account is not listed.
         */
        Best: {
            name: string;
            value: number;
            /** @description when, by the clock on the wall */
            ended: number;
        };
        /**
         * Week
         * @description One plan for all; it is shown when the week is over, and not before.
         */
        Week: {
            number: number;
            book: string;
            title: string;
            begins: number;
            ends: number;
            over: boolean;
            options: Record<string, never>;
            commitment: string;
            /** @description what is ranked, in a word */
            counts: string;
            /** @description whether more of it is better */
            most: boolean;
            /** @description the best first */
            results: components["schemas"]["Line"][];
            out: number;
            inside: number;
            tried: number;
            plan: string;
            salt: string;
            next: components["schemas"]["Promised"] | null;
            /** @default null */
            mine: components["schemas"]["Mine"] | null;
        };
        /**
         * Line
         * @description One who has come to what is counted; without an account, anybody may come again.
         */
        Line: {
            mark: string;
            name: string;
            value: number;
            seconds: number;
            account: boolean;
        };
        /**
         * Promised
         * @description A labyrinth that is made already, and opened to nobody.
         */
        Promised: {
            number: number;
            begins: number;
            commitment: string;
        };
        /**
         * Mine
         * @description The try of the account that asks, whatever became of it.
         */
        Mine: {
            table: string;
            mark: string;
        };
        /**
         * TryWish
         * @description Who tries it; `browser` is a key of the browser's own.
         */
        TryWish: {
            name: string;
            /** @description random, made and stored in a browser; only its digest is stored here */
            browser: string;
        };
        /**
         * Entered
         * @description The table to play at; `mark` is that of one's line in the results.
         */
        Entered: {
            week: number;
            mark: string;
            opened: components["schemas"]["Opened"];
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
         * @description A seat's notebook through the game, from `first` on; `more` if there is more than this.
         *
         *         Of a long game, or of large notebooks, not every version is stored.
         */
        NotebooksThen: {
            notebooks: components["schemas"]["NotebookThen"][];
            more: boolean;
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
         * Notices
         * @description What this server can send: e-mail, push to browsers that know its key, messages to apps.
         */
        Notices: {
            mail: boolean;
            /** @description the server's public key; empty: no push */
            push: string;
            /** @description the kinds that are allowed, as telegram */
            apps: string[];
        };
        /**
         * Bell
         * @description An address is told to those who gave it alone, and only in part.
         */
        Bell: {
            id: string;
            /** @enum {unknown} */
            kind: "app" | "mail" | "push";
            to: string;
            confirmed: boolean;
            habits: components["schemas"]["Habits"];
            /** @description taken off, as nothing could be sent there */
            failing: boolean;
        };
        /**
         * Habits
         * @description When word may come; times of day are those of the zone.
         */
        Habits: {
            /**
             * @description as Europe/Berlin
             * @default UTC
             */
            zone: string;
            /**
             * @description no word between these two times of day
             * @default []
             */
            quiet: string[];
            /**
             * @description one message at this time for all tables, and none for each turn
             * @default null
             */
            digest: string | null;
            /**
             * @description a day and an hour before the time for a move is out
             * @default true
             */
            reminders: boolean;
        };
        /**
         * BellWish
         * @description Where to send word: an e-mail address, what a browser's PushManager gave, or an app.
         */
        BellWish: {
            /** @default  */
            mail?: string;
            /** @default null */
            push?: components["schemas"]["Subscription"] | null;
            /**
             * @description as Apprise writes it: ntfy://my-topic
             * @default
             */
            app?: string;
        };
        /**
         * Subscription
         * @description As a browser's PushManager writes it.
         */
        Subscription: {
            endpoint: string;
            keys: components["schemas"]["Keys"];
        };
        /** Keys */
        Keys: {
            p256dh: string;
            auth: string;
        };
        /**
         * Proof
         * @description The six digits of the first message.
         */
        Proof: {
            code: string;
        };
        /**
         * BellState
         * @description Of a bell after what its link asked for.
         */
        BellState: {
            /** @enum {unknown} */
            kind: "app" | "mail" | "push";
            table: string;
            rings: boolean;
        };
        /**
         * ClubWish
         * @description A new club, and what its founder is called there.
         */
        ClubWish: {
            /** @description random, made and stored in a browser; only its digest is stored here */
            browser: string;
            name: string;
            member: string;
        };
        /**
         * Joined
         * @description The club's key, which is its link, and one's own mark there.
         */
        Joined: {
            club: string;
            mark: string;
        };
        /**
         * Club
         * @description All that its page shows; `mine` is the mark of the account that asks, if it is a member.
         */
        Club: {
            name: string;
            mine: string;
            members: components["schemas"]["Member"][];
            ladder: components["schemas"]["ClubRung"][];
            tables: components["schemas"]["Summary"][];
        };
        /**
         * Member
         * @description Somebody in a club; the first one may remove others and change its name.
         */
        Member: {
            mark: string;
            name: string;
            account: boolean;
            /** @description dailies solved in a row, each on its own day */
            days: number;
            solved: number;
            daily: components["schemas"]["DailyOf"] | null;
            week: components["schemas"]["WeekOf"] | null;
        };
        /**
         * DailyOf
         * @description How a member solved today's labyrinth.
         */
        DailyOf: {
            seconds: number;
            slips: number;
            hints: number;
        };
        /**
         * WeekOf
         * @description A member's try at the labyrinth of this week.
         */
        WeekOf: {
            /** @description in the book's measure; null: not ranked */
            value: number | null;
            over: boolean;
        };
        /**
         * ClubRung
         * @description A member's games at tables of the club. A win is worth a point for each other player.
         */
        ClubRung: {
            mark: string;
            name: string;
            points: number;
            games: number;
            won: number;
        };
        /**
         * JoinWish
         * @description What somebody wants to be called in a club.
         */
        JoinWish: {
            /** @description random, made and stored in a browser; only its digest is stored here */
            browser: string;
            member: string;
        };
        /**
         * LeaveWish
         * @description One's own mark, or that of somebody whom the founder removes.
         */
        LeaveWish: {
            /** @description random, made and stored in a browser; only its digest is stored here */
            browser: string;
            mark: string;
        };
        /**
         * RenameWish
         * @description Another name of a club.
         */
        RenameWish: {
            /** @description random, made and stored in a browser; only its digest is stored here */
            browser: string;
            name: string;
        };
        /**
         * BringWish
         * @description A table whose link one has.
         */
        BringWish: {
            /** @description random, made and stored in a browser; only its digest is stored here */
            browser: string;
            table: string;
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
            /** @description where it sits, table by table; -1: no more */
            seats: number[];
        };
        /**
         * Password
         * @description Said once more, before something that cannot be undone.
         */
        Password: {
            password: string;
        };
        /**
         * AdminTables
         * @description The newest first, and how many there are in each phase.
         */
        AdminTables: {
            tables: components["schemas"]["AdminTable"][];
            counts: {
                [key: string]: number;
            };
        };
        /**
         * AdminTable
         * @description A table as its server's keeper sees it: who sits there, and nothing of the plan.
         */
        AdminTable: {
            id: string;
            /** @description by which the log calls it */
            log: string;
            book: string;
            title: string;
            phase: string;
            listed: boolean;
            made: number;
            entries: number;
            /** @description open in the process that answers */
            windows: number;
            places: components["schemas"]["PlaceSummary"][];
        };
        /**
         * Load
         * @description The process that answers, since it began.
         */
        Load: {
            version: string;
            database: string;
            process: number;
            seconds: number;
            tables: number;
            windows: number;
            moves: number;
            commits: number;
            /** @description seconds of processor time */
            processor: number;
            /** @description the most that it ever took, in bytes */
            memory: number;
            /** @description processes that want to run, of one minute */
            machine: number;
        };
        /**
         * CloseWish
         * @description What the players are told besides that their table was closed.
         */
        CloseWish: {
            /** @default  */
            why?: string;
        };
        /**
         * Ban
         * @description An address or a network, why, and since when.
         */
        Ban: {
            network: string;
            why: string;
            wall: number;
        };
        /** BanWish */
        BanWish: {
            network: string;
            /** @default  */
            why?: string;
        };
        /** NetworkWish */
        NetworkWish: {
            network: string;
        };
        /**
         * Here
         * @description Empty where there are none, and for anyone who asks from another machine.
         */
        Here: {
            addresses: string[];
        };
        /**
         * Began
         * @description The game is on; everyone knows how much treasure it takes.
         */
        DungeonOfDooomBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Began";
            target: number;
        };
        /**
         * Joined
         * @description A player is at the table.
         */
        DungeonOfDooomJoined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Joined";
            seat: number;
            name: string;
        };
        /**
         * Saw
         * @description What is in sight: rows with `/` between, `X` out of sight, `P` a player.
         *
         *         `who` names the players in the order in which they are drawn.
         */
        DungeonOfDooomSaw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Saw";
            seat: number;
            seen: string;
            who: number[];
        };
        /**
         * TurnBegan
         * @description Whose turn it is, is public; the last one's is over.
         */
        DungeonOfDooomTurnBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "TurnBegan";
            seat: number;
            round: number;
        };
        /**
         * Refreshed
         * @description How many action points a player has is his own affair: it tells what he carries.
         */
        DungeonOfDooomRefreshed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Refreshed";
            seat: number;
            ap: number;
        };
        /**
         * Walked
         * @description A step; this many action points are left.
         */
        DungeonOfDooomWalked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Walked";
            seat: number;
            way: number;
            ap: number;
        };
        /**
         * PickedUp
         * @description `amount` is the worth of a treasure or the hit points of a potion, else 1.
         */
        DungeonOfDooomPickedUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "PickedUp";
            seat: number;
            thing: string;
            amount: number;
            ap: number;
        };
        /**
         * Hit
         * @description The attacker knows that he hit, not what it did.
         */
        DungeonOfDooomHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Hit";
            seat: number;
            target: number;
        };
        /**
         * Missed
         * @description The attacker knows that he missed.
         */
        DungeonOfDooomMissed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Missed";
            seat: number;
            target: number;
        };
        /**
         * Hurt
         * @description The one who was hit knows what it cost; 0 on armour.
         */
        DungeonOfDooomHurt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Hurt";
            seat: number;
            by: number;
            damage: number;
            hit_points: number;
        };
        /**
         * Dodged
         * @description So does the one who was struck at.
         */
        DungeonOfDooomDodged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Dodged";
            seat: number;
            by: number;
        };
        /**
         * Died
         * @description `left` says that the player disconnected.
         */
        DungeonOfDooomDied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Died";
            seat: number;
            left: boolean;
        };
        /**
         * Away
         * @description A player has left, and the turns are skipped.
         */
        DungeonOfDooomAway: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Away";
            seat: number;
        };
        /**
         * CameBack
         * @description The player is here again.
         */
        DungeonOfDooomCameBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "CameBack";
            seat: number;
        };
        /**
         * Placed
         * @description The player was put on another tile; how it lies to the last one is not told.
         */
        DungeonOfDooomPlaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Placed";
            seat: number;
        };
        /**
         * Said
         * @description Talk; the dead talk too.
         */
        DungeonOfDooomSaid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Said";
            seat: number;
            text: string;
        };
        /**
         * Won
         * @description The game ends at once for everyone.
         */
        DungeonOfDooomWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Won";
            seat: number;
            treasure: number;
        };
        /**
         * Ended
         * @description The game is over and nobody has won.
         */
        DungeonOfDooomEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ended";
            reason: string;
        };
        /**
         * PlayerAt
         * @description The player is on this tile; columns and rows count from 1.
         */
        DungeonOfDooomPlayerAt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Stood";
            seat: number;
            column: number;
            row: number;
        };
        /**
         * ThingsAt
         * @description From now on this lies on the tile: a symbol of the map, and how much treasure.
         */
        DungeonOfDooomThingsAt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Lay";
            column: number;
            row: number;
            thing: string;
            amount: number;
        };
        /**
         * PlayerStatus
         * @description How it stands with a player: hit points, treasure, what he carries.
         */
        DungeonOfDooomPlayerStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Fared";
            seat: number;
            hit_points: number;
            treasure: number;
            kit: string;
        };
        /**
         * Ruled
         * @description The master decided, in words, what no rule foresaw.
         */
        DungeonOfDooomRuled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ruled";
            text: string;
        };
        /**
         * DungeonOfDooomEvent
         * @description What happened, as Dungeon of Dooom tells it.
         */
        DungeonOfDooomEvent: components["schemas"]["DungeonOfDooomBegan"] | components["schemas"]["DungeonOfDooomJoined"] | components["schemas"]["DungeonOfDooomSaw"] | components["schemas"]["DungeonOfDooomTurnBegan"] | components["schemas"]["DungeonOfDooomRefreshed"] | components["schemas"]["DungeonOfDooomWalked"] | components["schemas"]["DungeonOfDooomPickedUp"] | components["schemas"]["DungeonOfDooomHit"] | components["schemas"]["DungeonOfDooomMissed"] | components["schemas"]["DungeonOfDooomHurt"] | components["schemas"]["DungeonOfDooomDodged"] | components["schemas"]["DungeonOfDooomDied"] | components["schemas"]["DungeonOfDooomAway"] | components["schemas"]["DungeonOfDooomCameBack"] | components["schemas"]["DungeonOfDooomPlaced"] | components["schemas"]["DungeonOfDooomSaid"] | components["schemas"]["DungeonOfDooomWon"] | components["schemas"]["DungeonOfDooomEnded"] | components["schemas"]["DungeonOfDooomPlayerAt"] | components["schemas"]["DungeonOfDooomThingsAt"] | components["schemas"]["DungeonOfDooomPlayerStatus"] | components["schemas"]["DungeonOfDooomRuled"];
        /**
         * Began
         * @description The table waits for a race.
         */
        Cc3kBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Began";
            name: string;
        };
        /**
         * Restarted
         * @description Everything is as at the start; the table waits for a race.
         */
        Cc3kRestarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Restarted";
            name: string;
        };
        /**
         * Spawned
         * @description A race is chosen, by its number.
         */
        Cc3kSpawned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Spawned";
            race: number;
            hit_points: number;
            attack: number;
            defence: number;
        };
        /**
         * Arrived
         * @description A new floor as the player sees it: 25 rows, each with its line break.
         */
        Cc3kArrived: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Arrived";
            floor: number;
            board: string;
        };
        /**
         * Walked
         * @description `sees`: the potions within one block in reading order; empty for an unknown kind.
         */
        Cc3kWalked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Walked";
            way: number;
            sees: string[];
        };
        /**
         * TookStairs
         * @description A step onto the stairs, which lead to this floor.
         */
        Cc3kTookStairs: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "TookStairs";
            way: number;
            floor: number;
        };
        /**
         * GoldTaken
         * @description `how`: found on the floor, dropped by the slain, or stolen from them.
         */
        Cc3kGoldTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "GoldTaken";
            amount: number;
            gold: number;
            how: string;
        };
        /**
         * Guarded
         * @description The player stands on a hoard and cannot take it.
         */
        Cc3kGuarded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Guarded";
        };
        /**
         * Drank
         * @description What it was, and how the player fares now.
         */
        Cc3kDrank: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Drank";
            way: number;
            potion: string;
            hit_points: number;
            attack: number;
            defence: number;
        };
        /**
         * Struck
         * @description The player's blow, and the hit points that it left.
         */
        Cc3kStruck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Struck";
            cell: number;
            enemy: string;
            damage: number;
            left: number;
        };
        /**
         * Missed
         * @description The player's blow missed.
         */
        Cc3kMissed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Missed";
            cell: number;
            enemy: string;
        };
        /**
         * Slew
         * @description An enemy is slain by the player.
         */
        Cc3kSlew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Slew";
            cell: number;
            enemy: string;
        };
        /**
         * Dropped
         * @description Gold lies on these cells now.
         */
        Cc3kDropped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Dropped";
            enemy: string;
            cells: number[];
        };
        /**
         * Recovered
         * @description A vampire's or a troll's gain.
         */
        Cc3kRecovered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Recovered";
            amount: number;
            hit_points: number;
        };
        /**
         * Sickened
         * @description Dwarves do not agree with vampires.
         */
        Cc3kSickened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Sickened";
            amount: number;
            hit_points: number;
        };
        /**
         * Angered
         * @description Merchants are hostile from now on.
         */
        Cc3kAngered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Angered";
        };
        /**
         * Hurt
         * @description An enemy's blow, and the hit points that the player has left.
         */
        Cc3kHurt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Hurt";
            cell: number;
            enemy: string;
            damage: number;
            hit_points: number;
        };
        /**
         * Dodged
         * @description An enemy's blow that missed.
         */
        Cc3kDodged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Dodged";
            cell: number;
            enemy: string;
        };
        /**
         * EnemiesMoved
         * @description All that moved in one turn: from, to, from, to, in the order in which they did.
         */
        Cc3kEnemiesMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "EnemiesMoved";
            moves: number[];
        };
        /**
         * Froze
         * @description Whether enemies stand still from now on.
         */
        Cc3kFroze: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Froze";
            frozen: boolean;
        };
        /**
         * Won
         * @description Down the stairs of the last floor.
         */
        Cc3kWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Won";
            gold: number;
            score: number;
        };
        /**
         * Died
         * @description No hit points are left.
         */
        Cc3kDied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Died";
            gold: number;
            score: number;
        };
        /**
         * GaveUp
         * @description No score is counted.
         */
        Cc3kGaveUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "GaveUp";
        };
        /**
         * Furnished
         * @description The new floor as a floor file has it, and each dragon followed by its hoard.
         */
        Cc3kFurnished: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Furnished";
            board: string;
            guards: number[];
        };
        /**
         * Ruled
         * @description The master decided, in words, what no rule foresaw.
         */
        Cc3kRuled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ruled";
            text: string;
        };
        /**
         * Cc3kEvent
         * @description What happened, as ChamberCrawler3000 tells it.
         */
        Cc3kEvent: components["schemas"]["Cc3kBegan"] | components["schemas"]["Cc3kRestarted"] | components["schemas"]["Cc3kSpawned"] | components["schemas"]["Cc3kArrived"] | components["schemas"]["Cc3kWalked"] | components["schemas"]["Cc3kTookStairs"] | components["schemas"]["Cc3kGoldTaken"] | components["schemas"]["Cc3kGuarded"] | components["schemas"]["Cc3kDrank"] | components["schemas"]["Cc3kStruck"] | components["schemas"]["Cc3kMissed"] | components["schemas"]["Cc3kSlew"] | components["schemas"]["Cc3kDropped"] | components["schemas"]["Cc3kRecovered"] | components["schemas"]["Cc3kSickened"] | components["schemas"]["Cc3kAngered"] | components["schemas"]["Cc3kHurt"] | components["schemas"]["Cc3kDodged"] | components["schemas"]["Cc3kEnemiesMoved"] | components["schemas"]["Cc3kFroze"] | components["schemas"]["Cc3kWon"] | components["schemas"]["Cc3kDied"] | components["schemas"]["Cc3kGaveUp"] | components["schemas"]["Cc3kFurnished"] | components["schemas"]["Cc3kRuled"];
        /**
         * Began
         * @description The agreed shape (rows with `/` between, `#` a cell), and the two numbers.
         */
        LabyrinthBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Began";
            names: string[];
            shape: string;
            moves_to_heal: number;
            nstop: number;
        };
        /**
         * ChoseStart
         * @description Known to the one who chose.
         */
        LabyrinthChoseStart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ChoseStart";
            seat: number;
            cell: string;
        };
        /**
         * CellTold
         * @description The type of a cell that a handicapped player asked for.
         */
        LabyrinthCellTold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "CellTold";
            seat: number;
            cell: string;
            kind: string;
        };
        /**
         * Voided
         * @description Everyone picks again; no reason is given.
         */
        LabyrinthVoided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Voided";
        };
        /**
         * VoidedBy
         * @description Everyone picks again, for these of the agreed conditions: no draw can have done it.
         */
        LabyrinthVoidedBy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "VoidedBy";
            why: string[];
        };
        /**
         * Confirmed
         * @description The start cells are valid.
         */
        LabyrinthConfirmed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Confirmed";
        };
        /**
         * Placed
         * @description The type of the cell on which a player starts, and what came of it.
         */
        LabyrinthPlaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Placed";
            seat: number;
            kind: string;
            told: (components["schemas"]["LabyrinthWent"] | components["schemas"]["LabyrinthAshes"] | components["schemas"]["LabyrinthWoke"] | components["schemas"]["LabyrinthBlewUp"] | components["schemas"]["LabyrinthScreamed"] | components["schemas"]["LabyrinthInfected"] | components["schemas"]["LabyrinthHealed"] | components["schemas"]["LabyrinthCremated"] | components["schemas"]["LabyrinthStocked"] | components["schemas"]["LabyrinthFound"] | components["schemas"]["LabyrinthShot"] | components["schemas"]["LabyrinthThrewGrenade"] | components["schemas"]["LabyrinthSetLandmine"] | components["schemas"]["LabyrinthLeftThing"] | components["schemas"]["LabyrinthThrewThing"] | components["schemas"]["LabyrinthTookThing"] | components["schemas"]["LabyrinthNoLuck"] | components["schemas"]["LabyrinthDiedSick"] | components["schemas"]["LabyrinthGotLost"] | components["schemas"]["LabyrinthStanding"] | components["schemas"]["LabyrinthAspect"])[];
        };
        /**
         * Went
         * @description L20, L43-L53  The movement. `entered` is the kind of cell walked into, empty if none was.
         *
         *         `blocked` says what was in the way: a wall, a river (L85), or that there is no such way here.
         *         `reached` is the kind of cell to which a river carried on, empty if none did.
         */
        LabyrinthWent: {
            /** @enum {unknown} */
            told: "Went";
            way: number;
            /** @enum {unknown} */
            blocked: "" | "river" | "wall" | "way";
            entered: string;
            reached: string;
        };
        /**
         * Ashes
         * @description L36  The treasure was a fake.
         */
        LabyrinthAshes: {
            /** @enum {unknown} */
            told: "Ashes";
        };
        /**
         * Woke
         * @description L55  The mite is awake.
         */
        LabyrinthWoke: {
            /** @enum {unknown} */
            told: "Woke";
        };
        /**
         * BlewUp
         * @description L107  On a landmine.
         */
        LabyrinthBlewUp: {
            /** @enum {unknown} */
            told: "BlewUp";
            killed: boolean;
        };
        /**
         * Screamed
         * @description L107  One scream, however many were hit.
         */
        LabyrinthScreamed: {
            /** @enum {unknown} */
            told: "Screamed";
        };
        /**
         * Infected
         * @description L56  With this many moves to heal; killed if it came on top of a wound.
         */
        LabyrinthInfected: {
            /** @enum {unknown} */
            told: "Infected";
            moves: number;
            killed: boolean;
        };
        /**
         * Healed
         * @description L44, L58  Of a wound or of an infection: which it was is not said.
         */
        LabyrinthHealed: {
            /** @enum {unknown} */
            told: "Healed";
        };
        /**
         * Cremated
         * @description L45
         */
        LabyrinthCremated: {
            /** @enum {unknown} */
            told: "Cremated";
        };
        /**
         * Stocked
         * @description L46, L118  What he has in the weaponry; `bullets` is -1 where nothing is said of them.
         */
        LabyrinthStocked: {
            /** @enum {unknown} */
            told: "Stocked";
            bullets: number;
            grenades: number;
            /** @enum {unknown} */
            load: "" | "corpse" | "landmine" | "treasure";
        };
        /**
         * Found
         * @description L65  What lies there, as far as he can profit from it.
         */
        LabyrinthFound: {
            /** @enum {unknown} */
            told: "Found";
            treasures: number;
            bullets: number;
            grenades: number;
            landmines: number;
            corpses: number;
        };
        /**
         * Shot
         * @description L69  A scream or none, and what fell at the shooter's feet.
         *
         *         `left` and `ground` count bullets, for the answers that say so (L27); NOT_SAID in all others.
         */
        LabyrinthShot: {
            /** @enum {unknown} */
            told: "Shot";
            way: number;
            scream: boolean;
            fell: components["schemas"]["LabyrinthFound"] | null;
            left: number;
            ground: number;
        };
        /**
         * ThrewGrenade
         * @description L67, L68  `missing` and `gone` are None where the table does not tell.
         */
        LabyrinthThrewGrenade: {
            /** @enum {unknown} */
            told: "ThrewGrenade";
            way: number;
            missing: boolean | null;
            gone: boolean | null;
        };
        /**
         * SetLandmine
         * @description L76  Told alike wherever it came to lie.
         */
        LabyrinthSetLandmine: {
            /** @enum {unknown} */
            told: "SetLandmine";
            way: number;
        };
        /**
         * LeftThing
         * @description L63
         */
        LabyrinthLeftThing: {
            /** @enum {unknown} */
            told: "LeftThing";
            thing: string;
            count: number;
        };
        /**
         * ThrewThing
         * @description L63, L74  Against a wall it falls at one's feet; a corpse may set off a landmine.
         */
        LabyrinthThrewThing: {
            /** @enum {unknown} */
            told: "ThrewThing";
            thing: string;
            count: number;
            way: number;
            feet: boolean;
            explosion: boolean;
            scream: boolean;
            cremated: boolean;
        };
        /**
         * TookThing
         * @description L108
         */
        LabyrinthTookThing: {
            /** @enum {unknown} */
            told: "TookThing";
            taken: components["schemas"]["LabyrinthFound"];
        };
        /**
         * NoLuck
         * @description L27  A part that could not be carried out: what it was, and why not.
         */
        LabyrinthNoLuck: {
            /** @enum {unknown} */
            told: "NoLuck";
            /** @enum {unknown} */
            act: "blow" | "leave" | "set" | "shoot" | "take" | "throw";
            thing: string;
            way: number;
            /** @enum {unknown} */
            why: "damp" | "forbidden" | "none" | "nothing there" | "unwell";
        };
        /**
         * DiedSick
         * @description L57  The time to heal is over.
         */
        LabyrinthDiedSick: {
            /** @enum {unknown} */
            told: "DiedSick";
        };
        /**
         * GotLost
         * @description L36  Outside, and not back in time.
         */
        LabyrinthGotLost: {
            /** @enum {unknown} */
            told: "GotLost";
        };
        /**
         * Standing
         * @description L25  How it stands with a player, as far as he asked; None and -1 where he did not.
         */
        LabyrinthStanding: {
            /** @enum {unknown} */
            told: "Standing";
            /** @default null */
            health: ("dead" | "healthy" | "infected" | "lost" | "wounded") | null;
            /** @default false */
            immune: boolean;
            /** @default -1 */
            bullets: number;
            /** @default -1 */
            grenades: number;
            /** @default null */
            load: ("" | "corpse" | "landmine" | "treasure") | null;
            /** @default null */
            moves_to_heal: number | null;
        };
        /**
         * Aspect
         * @description L31  One facet of a semi-dark move: yes or no, or the kind of cell.
         */
        LabyrinthAspect: {
            /** @enum {unknown} */
            told: "Aspect";
            facet: string;
            value: string;
        };
        /**
         * TurnBegan
         * @description Whose turn it is, is public.
         */
        LabyrinthTurnBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "TurnBegan";
            seat: number;
            round: number;
        };
        /**
         * ToldWounded
         * @description Told on the victim's turn, with the orders that he has left.
         */
        LabyrinthToldWounded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ToldWounded";
            seat: number;
            may_order: boolean;
        };
        /**
         * Died
         * @description Told when his turn would come, if he did not die in a move that was told.
         */
        LabyrinthDied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Died";
            seat: number;
        };
        /**
         * Lost
         * @description Did not come back from outside; told like a death.
         */
        LabyrinthLost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Lost";
            seat: number;
        };
        /**
         * Asked
         * @description The request is public, the cell ordered is not.
         */
        LabyrinthAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Asked";
            seat: number;
            request: components["schemas"]["LabyrinthRequest"];
        };
        /**
         * Request
         * @description L12  A move as everyone hears it: without the cells that only the master is shown.
         */
        LabyrinthRequest: {
            parts: (components["schemas"]["LabyrinthGo"] | components["schemas"]["LabyrinthShoot"] | components["schemas"]["LabyrinthBlow"] | components["schemas"]["LabyrinthSetMine"] | components["schemas"]["LabyrinthLeave"] | components["schemas"]["LabyrinthThrow"] | components["schemas"]["LabyrinthTake"] | components["schemas"]["LabyrinthTakeNothing"] | components["schemas"]["LabyrinthNoRestock"] | components["schemas"]["LabyrinthPrefer"] | components["schemas"]["LabyrinthIf"])[];
            /** @default 127 */
            told?: number;
            /** @default false */
            ordered?: boolean;
        };
        /**
         * Go
         * @description L18  The movement: a way, by the flow or by the loop.
         */
        LabyrinthGo: {
            /** @enum {unknown} */
            part: "go";
            way: number;
        };
        /**
         * Shoot
         * @description L69, L84  `target` and `cell` only where the table plays with named targets.
         */
        LabyrinthShoot: {
            /** @enum {unknown} */
            part: "shoot";
            way: number;
            /** @default  */
            target?: string;
            /** @default  */
            cell?: string;
        };
        /**
         * Blow
         * @description L67  A grenade thrown at a wall.
         */
        LabyrinthBlow: {
            /** @enum {unknown} */
            part: "blow";
            way: number;
        };
        /**
         * SetMine
         * @description L74  On the own cell (HERE) or a neighbouring one.
         */
        LabyrinthSetMine: {
            /** @enum {unknown} */
            part: "set mine";
            way: number;
        };
        /**
         * Leave
         * @description L63  On the own cell.
         */
        LabyrinthLeave: {
            /** @enum {unknown} */
            part: "leave";
            thing: string;
            /** @default 1 */
            count?: number;
        };
        /**
         * Throw
         * @description L63  To a neighbouring cell.
         */
        LabyrinthThrow: {
            /** @enum {unknown} */
            part: "throw";
            thing: string;
            way: number;
            /** @default 1 */
            count?: number;
        };
        /**
         * Take
         * @description L108  What lies there, or one kind of it; of treasures a certain one.
         */
        LabyrinthTake: {
            /** @enum {unknown} */
            part: "take";
            /** @default everything */
            thing?: string;
            /** @default 0 */
            rank?: number;
        };
        /**
         * TakeNothing
         * @description L79  From here on nothing is picked up by itself in this move.
         */
        LabyrinthTakeNothing: {
            /** @enum {unknown} */
            part: "take nothing";
        };
        /**
         * NoRestock
         * @description L46  From here on the weaponry gives nothing in this move.
         */
        LabyrinthNoRestock: {
            /** @enum {unknown} */
            part: "no restock";
        };
        /**
         * Prefer
         * @description L79  Which treasure to take when there is a choice.
         */
        LabyrinthPrefer: {
            /** @enum {unknown} */
            part: "prefer";
            rank: number;
        };
        /**
         * If
         * @description L27  A condition on an announced fact; `holds` is False for “if not”.
         */
        LabyrinthIf: {
            /** @enum {unknown} */
            part: "if";
            fact: string;
            holds: boolean;
            then: (components["schemas"]["LabyrinthGo"] | components["schemas"]["LabyrinthShoot"] | components["schemas"]["LabyrinthBlow"] | components["schemas"]["LabyrinthSetMine"] | components["schemas"]["LabyrinthLeave"] | components["schemas"]["LabyrinthThrow"] | components["schemas"]["LabyrinthTake"] | components["schemas"]["LabyrinthTakeNothing"] | components["schemas"]["LabyrinthNoRestock"] | components["schemas"]["LabyrinthPrefer"] | components["schemas"]["LabyrinthIf"])[];
            /** @default [] */
            otherwise?: (components["schemas"]["LabyrinthGo"] | components["schemas"]["LabyrinthShoot"] | components["schemas"]["LabyrinthBlow"] | components["schemas"]["LabyrinthSetMine"] | components["schemas"]["LabyrinthLeave"] | components["schemas"]["LabyrinthThrow"] | components["schemas"]["LabyrinthTake"] | components["schemas"]["LabyrinthTakeNothing"] | components["schemas"]["LabyrinthNoRestock"] | components["schemas"]["LabyrinthPrefer"] | components["schemas"]["LabyrinthIf"])[];
        };
        /**
         * Answered
         * @description The one full answer to a move; `ordered` if a cell was shown in secret.
         */
        LabyrinthAnswered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Answered";
            seat: number;
            /** @enum {unknown} */
            style: "dark" | "echo" | "plain" | "semi-dark" | "short";
            request: components["schemas"]["LabyrinthRequest"];
            ordered: boolean;
            told: (components["schemas"]["LabyrinthWent"] | components["schemas"]["LabyrinthAshes"] | components["schemas"]["LabyrinthWoke"] | components["schemas"]["LabyrinthBlewUp"] | components["schemas"]["LabyrinthScreamed"] | components["schemas"]["LabyrinthInfected"] | components["schemas"]["LabyrinthHealed"] | components["schemas"]["LabyrinthCremated"] | components["schemas"]["LabyrinthStocked"] | components["schemas"]["LabyrinthFound"] | components["schemas"]["LabyrinthShot"] | components["schemas"]["LabyrinthThrewGrenade"] | components["schemas"]["LabyrinthSetLandmine"] | components["schemas"]["LabyrinthLeftThing"] | components["schemas"]["LabyrinthThrewThing"] | components["schemas"]["LabyrinthTookThing"] | components["schemas"]["LabyrinthNoLuck"] | components["schemas"]["LabyrinthDiedSick"] | components["schemas"]["LabyrinthGotLost"] | components["schemas"]["LabyrinthStanding"] | components["schemas"]["LabyrinthAspect"])[];
        };
        /**
         * ShowedCell
         * @description The cell that a player showed to the master in secret.
         */
        LabyrinthShowedCell: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ShowedCell";
            seat: number;
            cell: string;
        };
        /**
         * ChoiceAsked
         * @description Which treasure: this many lie there, `old` if he carries one.
         */
        LabyrinthChoiceAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ChoiceAsked";
            seat: number;
            lying: number;
            old: boolean;
        };
        /**
         * Chose
         * @description Which treasure it is to be.
         */
        LabyrinthChose: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Chose";
            seat: number;
            rank: number;
        };
        /**
         * Skipped
         * @description With what the end of the turn brought.
         */
        LabyrinthSkipped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Skipped";
            seat: number;
            told: (components["schemas"]["LabyrinthWent"] | components["schemas"]["LabyrinthAshes"] | components["schemas"]["LabyrinthWoke"] | components["schemas"]["LabyrinthBlewUp"] | components["schemas"]["LabyrinthScreamed"] | components["schemas"]["LabyrinthInfected"] | components["schemas"]["LabyrinthHealed"] | components["schemas"]["LabyrinthCremated"] | components["schemas"]["LabyrinthStocked"] | components["schemas"]["LabyrinthFound"] | components["schemas"]["LabyrinthShot"] | components["schemas"]["LabyrinthThrewGrenade"] | components["schemas"]["LabyrinthSetLandmine"] | components["schemas"]["LabyrinthLeftThing"] | components["schemas"]["LabyrinthThrewThing"] | components["schemas"]["LabyrinthTookThing"] | components["schemas"]["LabyrinthNoLuck"] | components["schemas"]["LabyrinthDiedSick"] | components["schemas"]["LabyrinthGotLost"] | components["schemas"]["LabyrinthStanding"] | components["schemas"]["LabyrinthAspect"])[];
        };
        /**
         * StatusTold
         * @description Public, as all communication is.
         */
        LabyrinthStatusTold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "StatusTold";
            seat: number;
            standing: components["schemas"]["LabyrinthStanding"];
        };
        /**
         * Recalled
         * @description The moves of a player, the last one last.
         */
        LabyrinthRecalled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Recalled";
            seat: number;
            moves: (components["schemas"]["LabyrinthAnswered"] | components["schemas"]["LabyrinthSkipped"])[];
        };
        /**
         * Counted
         * @description The public count.
         */
        LabyrinthCounted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Counted";
            rounds: number;
        };
        /**
         * Declared
         * @description The count out loud; 0 when it starts over.
         */
        LabyrinthDeclared: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Declared";
            rounds: number;
        };
        /**
         * PlayOn
         * @description The public count has reached Nstop, the true one has not.
         */
        LabyrinthPlayOn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "PlayOn";
        };
        /**
         * Alone
         * @description The last survivor and his moves.
         */
        LabyrinthAlone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Alone";
            seat: number;
            moves: number;
        };
        /**
         * Resigned
         * @description Out of the game by his own will.
         */
        LabyrinthResigned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Resigned";
            seat: number;
        };
        /**
         * Flagged
         * @description Out of the game by the clock.
         */
        LabyrinthFlagged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Flagged";
            seat: number;
        };
        /**
         * BreakTaken
         * @description `seat` is -2 for a break that was voted.
         */
        LabyrinthBreakTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "BreakTaken";
            seat: number;
        };
        /**
         * BreakVoted
         * @description A vote for or against a break.
         */
        LabyrinthBreakVoted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "BreakVoted";
            seat: number;
            yes: boolean;
        };
        /**
         * ClockStarted
         * @description A minute for the move of the one whose turn it is.
         */
        LabyrinthClockStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ClockStarted";
            seat: number;
        };
        /**
         * ClockCalled
         * @description The same, asked for during a break: the minute begins when the break is over.
         */
        LabyrinthClockCalled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ClockCalled";
            seat: number;
        };
        /**
         * BreakEnded
         * @description The five minutes of a break are over, and no move was made in them.
         */
        LabyrinthBreakEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "BreakEnded";
        };
        /**
         * Ended
         * @description Who won and how, or why it is a draw; older records do not say after how many rounds.
         */
        LabyrinthEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ended";
            /** @enum {unknown} */
            how: "lost treasure" | "nobody left" | "nstop" | "skipped" | "survivor" | "survivor failed" | "treasure";
            winners: number[];
            /** @default 0 */
            rounds?: number;
        };
        /**
         * Truth
         * @description What a dark or semi-dark move, or an ordered cell, really came to.
         */
        LabyrinthTruth: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Truth";
            seat: number;
            told: (components["schemas"]["LabyrinthWent"] | components["schemas"]["LabyrinthAshes"] | components["schemas"]["LabyrinthWoke"] | components["schemas"]["LabyrinthBlewUp"] | components["schemas"]["LabyrinthScreamed"] | components["schemas"]["LabyrinthInfected"] | components["schemas"]["LabyrinthHealed"] | components["schemas"]["LabyrinthCremated"] | components["schemas"]["LabyrinthStocked"] | components["schemas"]["LabyrinthFound"] | components["schemas"]["LabyrinthShot"] | components["schemas"]["LabyrinthThrewGrenade"] | components["schemas"]["LabyrinthSetLandmine"] | components["schemas"]["LabyrinthLeftThing"] | components["schemas"]["LabyrinthThrewThing"] | components["schemas"]["LabyrinthTookThing"] | components["schemas"]["LabyrinthNoLuck"] | components["schemas"]["LabyrinthDiedSick"] | components["schemas"]["LabyrinthGotLost"] | components["schemas"]["LabyrinthStanding"] | components["schemas"]["LabyrinthAspect"])[];
        };
        /**
         * PlayerAt
         * @description The player is on this cell; `way` is where he stands outside of it, or -1.
         */
        LabyrinthPlayerAt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Stood";
            seat: number;
            cell: number;
            way: number;
            place: string;
        };
        /**
         * PlayerStatus
         * @description How it stands with a player; the true treasure is marked.
         */
        LabyrinthPlayerStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Fared";
            seat: number;
            standing: components["schemas"]["LabyrinthStanding"];
            true_treasure: boolean;
        };
        /**
         * ThingsAt
         * @description What lies on a cell from now on, and how many set landmines.
         */
        LabyrinthThingsAt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Lay";
            cell: number;
            lying: components["schemas"]["LabyrinthFound"];
            true_treasure: boolean;
            mines_set: number;
            place: string;
        };
        /**
         * WallGone
         * @description A grenade destroyed a wall, or opened an exit.
         */
        LabyrinthWallGone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "WallGone";
            cell: number;
            way: number;
            place: string;
        };
        /**
         * Ruled
         * @description The master decided, in words, what no rule foresaw.
         */
        LabyrinthRuled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ruled";
            text: string;
        };
        /**
         * LabyrinthEvent
         * @description What happened, as Labyrinth tells it.
         */
        LabyrinthEvent: components["schemas"]["LabyrinthBegan"] | components["schemas"]["LabyrinthChoseStart"] | components["schemas"]["LabyrinthCellTold"] | components["schemas"]["LabyrinthVoided"] | components["schemas"]["LabyrinthVoidedBy"] | components["schemas"]["LabyrinthConfirmed"] | components["schemas"]["LabyrinthPlaced"] | components["schemas"]["LabyrinthTurnBegan"] | components["schemas"]["LabyrinthToldWounded"] | components["schemas"]["LabyrinthDied"] | components["schemas"]["LabyrinthLost"] | components["schemas"]["LabyrinthAsked"] | components["schemas"]["LabyrinthAnswered"] | components["schemas"]["LabyrinthShowedCell"] | components["schemas"]["LabyrinthChoiceAsked"] | components["schemas"]["LabyrinthChose"] | components["schemas"]["LabyrinthSkipped"] | components["schemas"]["LabyrinthStatusTold"] | components["schemas"]["LabyrinthRecalled"] | components["schemas"]["LabyrinthCounted"] | components["schemas"]["LabyrinthDeclared"] | components["schemas"]["LabyrinthPlayOn"] | components["schemas"]["LabyrinthAlone"] | components["schemas"]["LabyrinthResigned"] | components["schemas"]["LabyrinthFlagged"] | components["schemas"]["LabyrinthBreakTaken"] | components["schemas"]["LabyrinthBreakVoted"] | components["schemas"]["LabyrinthClockStarted"] | components["schemas"]["LabyrinthClockCalled"] | components["schemas"]["LabyrinthBreakEnded"] | components["schemas"]["LabyrinthEnded"] | components["schemas"]["LabyrinthTruth"] | components["schemas"]["LabyrinthPlayerAt"] | components["schemas"]["LabyrinthPlayerStatus"] | components["schemas"]["LabyrinthThingsAt"] | components["schemas"]["LabyrinthWallGone"] | components["schemas"]["LabyrinthRuled"];
        /**
         * Began
         * @description Size, levels and the order of moves are told to all.
         */
        DungeonlabBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Began";
            columns: number;
            rows: number;
            levels: number;
            names: string[];
            order: number[];
        };
        /**
         * TurnBegan
         * @description Whose turn it is, is public.
         */
        DungeonlabTurnBegan: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "TurnBegan";
            seat: number;
            round: number;
        };
        /**
         * Won
         * @description Out through the exit, with the treasure.
         */
        DungeonlabWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Won";
            seat: number;
        };
        /**
         * Ended
         * @description The game is over and nobody has won.
         */
        DungeonlabEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ended";
            reason: string;
        };
        /**
         * Landed
         * @description Coordinates from 1, what the kits gave, and the landings that are left (-1: any).
         */
        DungeonlabLanded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Landed";
            seat: number;
            column: number;
            row: number;
            level: number;
            carries: {
                [key: string]: number;
            };
            left: number;
        };
        /**
         * Looked
         * @description What is seen north, east, south and west; empty where nothing is.
         */
        DungeonlabLooked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Looked";
            seat: number;
            seen: string[];
        };
        /**
         * Stung
         * @description What an encounter on the next cell does, told by direction.
         */
        DungeonlabStung: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Stung";
            seat: number;
            way: number;
            hurt: string;
            count: number;
        };
        /**
         * Here
         * @description What is in one's own cell: encounters with their condition, things, players.
         */
        DungeonlabHere: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Here";
            seat: number;
            found: string[];
            things: {
                [key: string]: number;
            };
            company: number[];
        };
        /**
         * Came
         * @description Another player came to the cell; told to those who are there.
         */
        DungeonlabCame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Came";
            seat: number;
        };
        /**
         * Walked
         * @description A step; `through` says that an exote passed a wall.
         */
        DungeonlabWalked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Walked";
            seat: number;
            way: number;
            through: boolean;
        };
        /**
         * Bumped
         * @description A wall; of which kind is told of a wire, by option of every wall.
         */
        DungeonlabBumped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Bumped";
            seat: number;
            way: number;
            wall: string;
        };
        /**
         * CameDown
         * @description A wall beyond the next cell brought the rider down in it; its kind as in Bumped.
         */
        DungeonlabCameDown: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "CameDown";
            seat: number;
            way: number;
            wall: string;
        };
        /**
         * ChangedLevel
         * @description Up (1) or down (-1), by oneself or thrown by a marmar.
         */
        DungeonlabChangedLevel: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ChangedLevel";
            seat: number;
            by: number;
            thrown: boolean;
        };
        /**
         * NoLevel
         * @description Already on the highest or the lowest one.
         */
        DungeonlabNoLevel: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "NoLevel";
            seat: number;
            by: number;
        };
        /**
         * Flew
         * @description What is in the cell flown over; `through` as in Walked.
         */
        DungeonlabFlew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Flew";
            seat: number;
            way: number;
            over: string[];
            through: boolean;
        };
        /**
         * Carried
         * @description Taken to a place that is not told; its level only by a pit.
         */
        DungeonlabCarried: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Carried";
            seat: number;
            level: number;
        };
        /**
         * Glimpsed
         * @description What was to be seen round the pit, while falling.
         */
        DungeonlabGlimpsed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Glimpsed";
            seat: number;
            seen: string[];
        };
        /**
         * Felt
         * @description The walls north, east, south and west.
         */
        DungeonlabFelt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Felt";
            seat: number;
            walls: string[];
        };
        /**
         * MapUsed
         * @description A map of a store is used up; what it says is told to its user alone, in Charted.
         */
        DungeonlabMapUsed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "MapUsed";
            seat: number;
            thing: string;
        };
        /**
         * Charted
         * @description A map: where one is, and every place and wall that it covers.
         *
         *         `contents` has (column, row, level, what) and `walls` (column, row, way, wall).
         */
        DungeonlabCharted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Charted";
            seat: number;
            column: number;
            row: number;
            level: number;
            contents: [
                number,
                number,
                number,
                string
            ][];
            walls: [
                number,
                number,
                number,
                string
            ][];
        };
        /**
         * Briefed
         * @description A visit to the management center: the map for this many seconds, or (0) a few words.
         *
         *         What the visitor learns there is told to her alone, in MapShown or Peeked.
         */
        DungeonlabBriefed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Briefed";
            seat: number;
            seconds: number;
        };
        /**
         * MarksTold
         * @description The marks that the master's map may have, each with what it stands for.
         */
        DungeonlabMarksTold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "MarksTold";
            seat: number;
            marks: [
                string,
                string
            ][];
        };
        /**
         * MapShown
         * @description The whole map, for this many seconds.
         *
         *         `contents` has (column, row, level, mark, what is there) and `walls` (column, row, way, wall).
         */
        DungeonlabMapShown: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "MapShown";
            seat: number;
            contents: [
                number,
                number,
                number,
                string,
                string[]
            ][];
            walls: [
                number,
                number,
                number,
                string
            ][];
            seconds: number;
        };
        /**
         * MapGone
         * @description The map is taken away: the seconds are over, or the visitor goes on.
         */
        DungeonlabMapGone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "MapGone";
            seat: number;
        };
        /**
         * Peeked
         * @description What is in the cell of the exit and in one beside it, level by level; not where.
         */
        DungeonlabPeeked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Peeked";
            seat: number;
            exit: string[];
            beside: string[];
        };
        /**
         * Met
         * @description What an encounter does, by its own sentence; `what` is only what a visitor may know.
         */
        DungeonlabMet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Met";
            seat: number;
            what: string;
            how: string;
            count: number;
        };
        /**
         * Asked
         * @description A question of an encounter; `number` picks the words of a political one.
         */
        DungeonlabAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Asked";
            seat: number;
            what: string;
            key: string;
            number: number;
        };
        /**
         * Answered
         * @description To a question, at once, beforehand, or by the clock.
         */
        DungeonlabAnswered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Answered";
            seat: number;
            key: string;
            yes: boolean;
        };
        /**
         * Imprisoned
         * @description This many turns are missed.
         */
        DungeonlabImprisoned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Imprisoned";
            seat: number;
            turns: number;
        };
        /**
         * Freed
         * @description The prison is no more.
         */
        DungeonlabFreed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Freed";
            seat: number;
        };
        /**
         * Fined
         * @description Paid in dollars and, by option, in skins.
         */
        DungeonlabFined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Fined";
            seat: number;
            dollars: number;
            skins: {
                [key: string]: number;
            };
        };
        /**
         * Trampled
         * @description What the ontifutlas came down on.
         */
        DungeonlabTrampled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Trampled";
            seat: number;
            what: string;
        };
        /**
         * Mounted
         * @description On a bridled ontifutlas.
         */
        DungeonlabMounted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Mounted";
            seat: number;
        };
        /**
         * Dismounted
         * @description Freely, or because the rider was taken away.
         */
        DungeonlabDismounted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Dismounted";
            seat: number;
        };
        /**
         * Fled
         * @description The ontifutlas is gone, and the bridle with it.
         */
        DungeonlabFled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Fled";
            seat: number;
        };
        /**
         * Fired
         * @description `wall` is “destroyed”, “stands”, or empty where no wall was in the way.
         */
        DungeonlabFired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Fired";
            seat: number;
            ammunition: string;
            count: number;
            way: number;
            wall: string;
        };
        /**
         * Screamed
         * @description The shooter hears that somebody was hit, not who.
         */
        DungeonlabScreamed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Screamed";
            seat: number;
        };
        /**
         * Shot
         * @description The victim hears the ammunition, not the direction.
         */
        DungeonlabShot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Shot";
            seat: number;
            ammunition: string;
            count: number;
        };
        /**
         * Hurt
         * @description Bites, pierces or burns, on the cell itself or from a wire.
         */
        DungeonlabHurt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Hurt";
            seat: number;
            hurt: string;
            count: number;
        };
        /**
         * Healed
         * @description Of all damage.
         */
        DungeonlabHealed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Healed";
            seat: number;
        };
        /**
         * Exote
         * @description A player became an exote, or is one no longer.
         */
        DungeonlabExote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Exote";
            seat: number;
            now: boolean;
        };
        /**
         * Got
         * @description Something is given.
         */
        DungeonlabGot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Got";
            seat: number;
            thing: string;
            count: number;
        };
        /**
         * Lost
         * @description Something is spent.
         */
        DungeonlabLost: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Lost";
            seat: number;
            thing: string;
            count: number;
        };
        /**
         * Ruined
         * @description All money and ammunition are gone.
         */
        DungeonlabRuined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ruined";
            seat: number;
        };
        /**
         * Took
         * @description What lay there.
         */
        DungeonlabTook: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Took";
            seat: number;
            things: {
                [key: string]: number;
            };
        };
        /**
         * Bought
         * @description In a store, any amount of one thing; `dollars` is its price, `skins` what pays for it.
         *
         *         Cash pays for the rest, or comes back as change. Records from before have no `skins`.
         */
        DungeonlabBought: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Bought";
            seat: number;
            thing: string;
            count: number;
            dollars: number;
            /** @default {} */
            skins?: {
                [key: string]: number;
            };
        };
        /**
         * Sold
         * @description In a store, any amount of one thing.
         */
        DungeonlabSold: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Sold";
            seat: number;
            thing: string;
            count: number;
            dollars: number;
        };
        /**
         * Struck
         * @description With a morgul blade: a beast by its name, or a player; told to the striker.
         */
        DungeonlabStruck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Struck";
            seat: number;
            what: string;
        };
        /**
         * Disembodied
         * @description Struck with a morgul blade oneself.
         */
        DungeonlabDisembodied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Disembodied";
            seat: number;
            treasure: boolean;
        };
        /**
         * Died
         * @description Of what; turns to wait and landings left (-1: any).
         */
        DungeonlabDied: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Died";
            seat: number;
            of: string;
            turns: number;
            left: number;
        };
        /**
         * PlayerAt
         * @description Where a player was taken to.
         */
        DungeonlabPlayerAt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Stood";
            seat: number;
            place: number;
        };
        /**
         * Became
         * @description An encounter is here now, in this condition; place -1 is under a rider.
         */
        DungeonlabBecame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Became";
            number: number;
            name: string;
            place: number;
            condition: string;
        };
        /**
         * ThingsAt
         * @description All that lies in a place from now on.
         */
        DungeonlabThingsAt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Lay";
            place: number;
            things: {
                [key: string]: number;
            };
        };
        /**
         * Wall
         * @description What stands at an edge from now on, seen from both sides.
         */
        DungeonlabWall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Wall";
            edge: number;
            wall: number;
        };
        /**
         * Ruled
         * @description The master decided, in words, what no rule foresaw.
         */
        DungeonlabRuled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "Ruled";
            text: string;
        };
        /**
         * DungeonlabEvent
         * @description What happened, as DungeonLab tells it.
         */
        DungeonlabEvent: components["schemas"]["DungeonlabBegan"] | components["schemas"]["DungeonlabTurnBegan"] | components["schemas"]["DungeonlabWon"] | components["schemas"]["DungeonlabEnded"] | components["schemas"]["DungeonlabLanded"] | components["schemas"]["DungeonlabLooked"] | components["schemas"]["DungeonlabStung"] | components["schemas"]["DungeonlabHere"] | components["schemas"]["DungeonlabCame"] | components["schemas"]["DungeonlabWalked"] | components["schemas"]["DungeonlabBumped"] | components["schemas"]["DungeonlabCameDown"] | components["schemas"]["DungeonlabChangedLevel"] | components["schemas"]["DungeonlabNoLevel"] | components["schemas"]["DungeonlabFlew"] | components["schemas"]["DungeonlabCarried"] | components["schemas"]["DungeonlabGlimpsed"] | components["schemas"]["DungeonlabFelt"] | components["schemas"]["DungeonlabMapUsed"] | components["schemas"]["DungeonlabCharted"] | components["schemas"]["DungeonlabBriefed"] | components["schemas"]["DungeonlabMarksTold"] | components["schemas"]["DungeonlabMapShown"] | components["schemas"]["DungeonlabMapGone"] | components["schemas"]["DungeonlabPeeked"] | components["schemas"]["DungeonlabMet"] | components["schemas"]["DungeonlabAsked"] | components["schemas"]["DungeonlabAnswered"] | components["schemas"]["DungeonlabImprisoned"] | components["schemas"]["DungeonlabFreed"] | components["schemas"]["DungeonlabFined"] | components["schemas"]["DungeonlabTrampled"] | components["schemas"]["DungeonlabMounted"] | components["schemas"]["DungeonlabDismounted"] | components["schemas"]["DungeonlabFled"] | components["schemas"]["DungeonlabFired"] | components["schemas"]["DungeonlabScreamed"] | components["schemas"]["DungeonlabShot"] | components["schemas"]["DungeonlabHurt"] | components["schemas"]["DungeonlabHealed"] | components["schemas"]["DungeonlabExote"] | components["schemas"]["DungeonlabGot"] | components["schemas"]["DungeonlabLost"] | components["schemas"]["DungeonlabRuined"] | components["schemas"]["DungeonlabTook"] | components["schemas"]["DungeonlabBought"] | components["schemas"]["DungeonlabSold"] | components["schemas"]["DungeonlabStruck"] | components["schemas"]["DungeonlabDisembodied"] | components["schemas"]["DungeonlabDied"] | components["schemas"]["DungeonlabPlayerAt"] | components["schemas"]["DungeonlabBecame"] | components["schemas"]["DungeonlabThingsAt"] | components["schemas"]["DungeonlabWall"] | components["schemas"]["DungeonlabRuled"];
        /**
         * Event
         * @description What happened, in any of the books; `event` says what kind.
         */
        Event: components["schemas"]["DungeonOfDooomEvent"] | components["schemas"]["Cc3kEvent"] | components["schemas"]["LabyrinthEvent"] | components["schemas"]["DungeonlabEvent"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

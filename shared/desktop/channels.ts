import { z } from 'zod';
import type { RestoreOutcome, SaveOutcome } from './bridge.ts';
import type { LogEntry } from './log-entry.ts';

const logFilter = z.strictObject({ from: z.enum(['info', 'warn', 'error']), text: z.string().max(1_000) });

/**
 * The one list of what pages may ask the main process, with the shape of each request. A page may send anything, so
 * requests are parsed against these shapes before a handler sees them. To add a channel, write a line here, its answer
 * below, a function in the preload of the page that asks, a handler (`answer` of security/senders.ts) and a test with a
 * hostile sender.
 */
export const requests = {
  'shop:save-backup': z.tuple([z.string()]),
  'shop:restore-backup': z.tuple([]),
  'bar:ready': z.tuple([]),
  'bar:go': z.tuple([z.enum(['back', 'forward', 'reload', 'home'])]),
  'bar:open': z.tuple([z.string()]),
  'bar:traffic-menu': z.tuple([z.strictObject({ x: z.int(), y: z.int() })]),
  'bar:use-proxy': z.tuple([z.string()]),
  'bar:close-proxy-editor': z.tuple([]),
  'start:ready': z.tuple([]),
  'start:act': z.tuple([
    z.enum([
      'retry',
      'useAnotherPort',
      'moveDataAside',
      'keepInMemory',
      'seedAnew',
      'leaveConfigurationOut',
      'goDirect',
      'testProxy',
      'openDataFolder',
      'openLog',
      'openHelp',
      'quit',
    ]),
  ]),
  'log:ready': z.tuple([]),
  'log:copy': z.tuple([logFilter]),
  'log:save': z.tuple([logFilter]),
  'traffic:ready': z.tuple([]),
  'traffic:test': z.tuple([z.string()]),
  'traffic:use-proxy': z.tuple([z.string()]),
  'traffic:go-direct': z.tuple([]),
  'class:ready': z.tuple([]),
  'class:open': z.tuple([
    z.strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^\p{Cc}]+$/u),
      isContest: z.boolean(),
    }),
  ]),
  'class:act': z.tuple([z.enum(['trainer', 'wall', 'copy', 'profile', 'close'])]),
} as const;

export type Channel = keyof typeof requests;
export type Request<Name extends Channel> = z.infer<(typeof requests)[Name]>;

export interface Answers {
  readonly 'shop:save-backup': SaveOutcome;
  readonly 'shop:restore-backup': RestoreOutcome;
  readonly 'bar:ready': BarState;
  readonly 'bar:go': undefined;
  readonly 'bar:open': Verdict;
  readonly 'bar:traffic-menu': undefined;
  readonly 'bar:use-proxy': Verdict;
  readonly 'bar:close-proxy-editor': undefined;
  readonly 'start:ready': StartState;
  readonly 'start:act': undefined;
  readonly 'log:ready': readonly LogEntry[];
  readonly 'log:copy': undefined;
  readonly 'log:save': LogSaveOutcome;
  readonly 'traffic:ready': TrafficState;
  readonly 'traffic:test': Verdict;
  readonly 'traffic:use-proxy': Verdict;
  readonly 'traffic:go-direct': undefined;
  readonly 'class:ready': ClassWindowState;
  readonly 'class:open': undefined;
  readonly 'class:act': Verdict;
}

/** What the main process tells a page of its own accord. */
export interface Announcements {
  readonly 'bar:state': BarState;
  /** A sentence to show for a while. */
  readonly 'bar:notice': string;
  readonly 'start:state': StartState;
  /** Lines since the last announcement. */
  readonly 'log:added': readonly LogEntry[];
  readonly 'traffic:state': TrafficState;
  readonly 'class:state': ClassWindowState;
}

export type LogSaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

export type Verdict = { readonly kind: 'accepted' } | { readonly kind: 'refused'; readonly message: string };

/** What the bar shows. */
export interface BarState {
  /** Address of the page in the shop's view; empty while there is none. */
  readonly url: string;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  readonly isLoading: boolean;
  /** Whether the shop answers. The buttons are off while it doesn't. */
  readonly isShopReady: boolean;
  /** Address of the intercepting proxy in use, null for a direct connection. */
  readonly proxy: string | null;
  /** The address that the proxy's editor starts with while the learner uses it, null otherwise. */
  readonly proxyEditor: string | null;
}

export type ClassAction = Request<'class:act'>[0];

/** What the page of the class board shows. */
export type ClassWindowState =
  /** `name` is what the class is called unless the trainer says otherwise; `failure` is one sentence. */
  | { readonly kind: 'closed'; readonly name: string; readonly failure: string | null }
  | { readonly kind: 'starting' }
  /** Addresses for the network, most likely first. */
  | { readonly kind: 'open'; readonly name: string; readonly addresses: readonly string[] };

/** What the traffic page shows. */
export interface TrafficState {
  /** Address of the intercepting proxy in use, null for a direct connection. */
  readonly proxy: string | null;
  /** The address to use or to test, whether or not it is in use. */
  readonly address: string;
  readonly test: TrafficTest;
  readonly guides: readonly ProxyGuide[];
}

/** How to set up one tool. Backticks in a step enclose what is typed or looked for. */
export interface ProxyGuide {
  readonly tool: string;
  readonly steps: readonly string[];
}

export type TrafficTest =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly title: string }
  | {
      readonly kind: 'done';
      readonly isPassed: boolean;
      readonly verdict: string;
      readonly steps: readonly { readonly isPassed: boolean; readonly text: string }[];
    };

export type StartAction = Request<'start:act'>[0];

/** A button of the start page. */
export interface StartButton {
  readonly action: StartAction;
  readonly label: string;
}

/** What the start page shows: progress, or what went wrong and what to do. */
export type StartState =
  | {
      readonly kind: 'progress';
      readonly title: string;
      readonly detail: string;
      /** Only when the start takes long. */
      readonly actions: readonly StartButton[];
    }
  | {
      readonly kind: 'failed';
      /** What is the matter, in a word or two. */
      readonly label: string;
      readonly title: string;
      readonly reason: string;
      readonly advice: string;
      /** The first one is the one to try. */
      readonly actions: readonly StartButton[];
    };

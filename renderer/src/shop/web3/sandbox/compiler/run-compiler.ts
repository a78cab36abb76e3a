import type { SolcVersion } from '../../../../../../shared/api/compilers.ts';
import { Refusal } from '../../chain/failures.ts';
import type { CompilerAnswer, CompilerJob } from './messages.ts';

/** Longest wait in milliseconds for the compiler's files, and for the compilation itself. */
const limits = { load: 60_000, compile: 20_000 } as const;

/** One worker per version, kept for later runs. */
const workers = new Map<SolcVersion, Worker>();

/**
 * Runs a version of the compiler on standard JSON input, in a worker that is terminated when it takes too long.
 * @param signal ends the run early
 * @param onLoaded called when the compiler has loaded and starts
 * @returns standard JSON output
 * @throws Refusal with a message for the learner
 */
export function runCompiler(
  version: SolcVersion,
  input: string,
  signal: AbortSignal,
  onLoaded: () => void,
): Promise<string> {
  const worker = workers.get(version) ?? new Worker(new URL('./solc.worker.ts', import.meta.url));
  workers.set(version, worker);
  return new Promise((resolve, reject) => {
    const end = (text: string, values?: Readonly<Record<string, string>>) => {
      settle();
      worker.terminate();
      workers.delete(version);
      reject(new Refusal(text, values));
    };
    const stop = () => end('COMPILER_STOPPED');
    let timer = setTimeout(() => end('COMPILER_UNREACHABLE'), limits.load);
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<CompilerAnswer>) => {
      switch (data.kind) {
        case 'loaded':
          onLoaded();
          clearTimeout(timer);
          timer = setTimeout(
            () => end('COMPILER_TOO_SLOW', { seconds: String(limits.compile / 1000) }),
            limits.compile,
          );
          break;
        case 'compiled':
          settle();
          resolve(data.output);
          break;
        case 'failed':
          // The worker's memory can't be trusted after a failure.
          end('COMPILER_FAILED', { reason: data.message });
          break;
      }
    };
    worker.onerror = ({ message }) => end('COMPILER_FAILED', { reason: message });
    const folder = new URL(`assets/public/solc/${version}/`, document.baseURI).href;
    worker.postMessage({ folder, input } satisfies CompilerJob);
  });
}

import type { TFunction } from 'i18next';
import { queryClient } from '../../../../lib/query-client.ts';
import { failureOf } from '../../chain/failures.ts';
import { libraryQuery } from '../library.ts';
import { useSandbox } from '../store.ts';
import { compile } from './compile.ts';

/** Compiles the editor's source. The outcome goes into the sandbox's state. */
export async function compileSource(t: TFunction): Promise<void> {
  const { source, version, compilation } = useSandbox.getState();
  if (compilation.state === 'running') {
    return;
  }
  const stop = new AbortController();
  useSandbox.setState({ compilation: { state: 'running', stop, isLoaded: false } });
  const onLoaded = () => useSandbox.setState({ compilation: { state: 'running', stop, isLoaded: true } });
  try {
    const library = await queryClient.ensureQueryData(libraryQuery);
    const texts = {
      importFromNet: (path: string) => t('COMPILER_IMPORT_FROM_NET', { path }),
      importUnknown: (path: string) => t('COMPILER_IMPORT_UNKNOWN', { path, known: Object.keys(library).join(', ') }),
    };
    const result = await compile(version, source, library, texts, stop.signal, onLoaded);
    useSandbox.setState({ compilation: { state: 'done', result } });
  } catch (error) {
    console.log(error);
    useSandbox.setState({ compilation: { state: 'failed', failure: failureOf(error) } });
  }
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Success } from '../../../../shared/api/answers.ts';
import { type ClassChange, type ClassStatus, classPath } from '../../../../shared/api/class.ts';
import { dataOf, post } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { onConnected, onServerEvent } from '../../lib/socket.ts';

/** How often the page asks whether anything has changed that nobody has told it, in milliseconds. */
const rhythm = 15_000;

/** How it stands with the class (architecture.md 11). Without one, it is asked only once. */
const classQuery = queryOptions({
  queryKey: ['class'],
  queryFn: dataOf<ClassStatus>(classPath),
  refetchInterval: ({ state }) => (state.data === undefined || state.data.kind === 'none' ? false : rhythm),
});

/** Returns how it stands with the class; undefined until the range has said it. */
export function useClassStatus(): ClassStatus | undefined {
  useEffect(() => {
    const ask = () => void queryClient.invalidateQueries({ queryKey: classQuery.queryKey });
    const ends = [onServerEvent('class changed', ask), onConnected(ask)];
    return () => {
      for (const end of ends) {
        end();
      }
    };
  }, []);
  return useQuery(classQuery).data;
}

/** Tells the range what the learner wants of the class. @throws ApiError when it refuses */
export async function changeClass(change: ClassChange): Promise<void> {
  await queryClient.cancelQueries({ queryKey: classQuery.queryKey });
  const { data } = await post<Success<ClassStatus>>(classPath, change);
  queryClient.setQueryData(classQuery.queryKey, data);
}

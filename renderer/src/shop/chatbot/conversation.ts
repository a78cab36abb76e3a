import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { get, post } from '../../lib/api.ts';
import { failureText } from '../../lib/calls/refusal.ts';
import { storeToken } from '../../lib/session.ts';

/** A message in the conversation. */
export interface Message {
  readonly id: number;
  readonly author: 'bot' | 'user';
  readonly body: string;
}

/** How the bot takes the next message: as a question, or as the visitor's name. */
type Action = 'query' | 'setname';

/** Responses of both routes (api-shop.md 21.2, 21.3). */
interface BotAnswer {
  readonly body: string;
  /** Whether the bot is ready. Only the status route sends this. */
  readonly status?: boolean;
  /** What the bot expects: `response` means a question, `namequery` a name. */
  readonly action?: string;
  /** A token that contains the new name. */
  readonly token?: string;
}

const nextActions: Readonly<Record<string, Action>> = { response: 'query', namequery: 'setname' };

const askStatus = (signal?: AbortSignal) => get<BotAnswer>('rest/chatbot/status', signal && { signal });

/** Holds a conversation with the bot (ui-shop.md 5.18). It is lost when the visitor leaves the page. */
export function useConversation() {
  const [said, setSaid] = useState<readonly Message[]>([]);
  const action = useRef<Action>(undefined);
  const greeting = useQuery({
    queryKey: ['chatbot'],
    queryFn: ({ signal }) => askStatus(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const append = (author: Message['author'], body: string) =>
    setSaid((known) => [...known, { id: known.length + 1, author, body }]);

  const { mutate, isPending, error, variables } = useMutation({
    // Messages are sent one after another, however fast they are typed.
    scope: { id: 'chatbot' },
    mutationFn: async (query: string) => {
      const status = await askStatus();
      if (!status.status && status.action === undefined) {
        return status;
      }
      action.current ??= nextActions[greeting.data?.action ?? ''] ?? 'query';
      return post<BotAnswer>('rest/chatbot/respond', { action: action.current, query });
    },
    onSuccess: ({ body, action: wanted, token }) => {
      append('bot', body);
      action.current = nextActions[wanted ?? ''] ?? action.current;
      if (token !== undefined) {
        storeToken(token, { hours: 8 });
      }
    },
  });
  return {
    messages:
      greeting.data === undefined ? said : [{ id: 0, author: 'bot' as const, body: greeting.data.body }, ...said],
    say: (text: string) => {
      append('user', text);
      mutate(text);
    },
    /** Whether the bot is preparing a reply. */
    isPending: isPending || greeting.isFetching,
    /** Why the last message or the greeting got no reply, and how to try again. */
    failure:
      error !== null
        ? { text: failureText(error), retry: () => variables !== undefined && mutate(variables) }
        : greeting.error !== null && !greeting.isFetching
          ? { text: failureText(greeting.error), retry: () => greeting.refetch() }
          : undefined,
  };
}

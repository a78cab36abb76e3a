import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin } from '@codemirror/view';
import type { RefObject } from 'react';

/** Makes an extension that hands out its editor. @param holder gets the editor while there is one */
export function heldView(holder: RefObject<EditorView | null>): Extension {
  return ViewPlugin.define((view) => {
    holder.current = view;
    return {
      destroy: () => {
        holder.current = null;
      },
    };
  });
}

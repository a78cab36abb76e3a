import { useMemo, useRef } from 'react';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { scriptEditing } from './script-editing.ts';

interface FixEditorProps {
  readonly value: string;
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
}

/** Edits a snippet. It is in a file of its own, which loads with the editor when the step first opens. */
export function FixEditor({ value, label, onChange, onRun }: FixEditorProps) {
  const latest = useRef(onRun);
  latest.current = onRun;
  const extensions = useMemo(() => scriptEditing(() => latest.current()), []);
  return <CodeEditor value={value} label={label} onChange={onChange} extensions={extensions} />;
}

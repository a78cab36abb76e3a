import type { OwnFixKey } from '../../../../../shared/api/own-fix.ts';
import { OwnFixPanel } from './OwnFixPanel.tsx';
import { useOwnFix } from './own-fix.ts';

interface OwnFixStepProps {
  readonly shown: boolean;
  readonly challengeKey: OwnFixKey;
  readonly snippet: string;
  readonly onClose: () => void;
}

/** Holds a fix of the learner's own while its step is there, which is once the right fix is chosen. */
export function OwnFixStep({ shown, challengeKey, snippet, onClose }: OwnFixStepProps) {
  return <OwnFixPanel shown={shown} ownFix={useOwnFix(challengeKey, snippet)} onClose={onClose} />;
}

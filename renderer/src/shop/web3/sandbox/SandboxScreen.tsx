import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeSurface } from '../../../ui/RangeSurface.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { WalletBar } from '../wallet/WalletBar.tsx';
import { CompilePanel } from './compiler/CompilePanel.tsx';
import { Messages } from './compiler/Messages.tsx';
import { ContractPanel } from './contracts/ContractPanel.tsx';
import { DeployPanel } from './contracts/DeployPanel.tsx';
import { EditorPane } from './editor/EditorPane.tsx';
import type { EditorHandle } from './editor/SolidityEditor.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import classes from './Sandbox.module.css';
import { useSandbox } from './store.ts';
import '../english.ts';

/** Shows the screen where contracts are written, compiled, deployed and called (ui-learning.md 12.6). */
export function SandboxScreen() {
  const { t } = useTranslation();
  const editor = useRef<EditorHandle>(null);
  const contracts = useSandbox((sandbox) => sandbox.contracts);
  return (
    <app-web3-sandbox>
      {/* weakness: web3SandboxChallenge (the server takes the request for this pixel as proof of a visit) */}
      <img src="assets/public/images/padding/11px.png" alt="" width={1} height={1} className={classes.pixel} />
      <Screen title={t('TITLE_WEB3_SANDBOX')} lead={t('EXPLANATION_SMART_CONTRACT_DEPLOYMENT')} kind="wide">
        <WalletBar />
        <RangeSurface className={`sandbox-container ${classes.container}`}>
          <EditorPane editor={editor} />
          <div className={classes.side}>
            <CompilePanel />
            <Messages onShow={(place) => editor.current?.show(place)} />
            <DeployPanel />
            {contracts.map((contract) => (
              <ContractPanel key={contract.id} contract={contract} />
            ))}
          </div>
          <div className={classes.log}>
            <LogPanel />
          </div>
        </RangeSurface>
      </Screen>
    </app-web3-sandbox>
  );
}

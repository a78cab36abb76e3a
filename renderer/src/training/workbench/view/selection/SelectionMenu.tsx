import { Menu } from '@mantine/core';
import { IconTransform } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeSkin } from '../../../../ui/RangeSurface.tsx';
import controls from '../../../controls.module.css';
import { type ToolboxTool, toolAddress, toolboxTools } from '../../model/toolbox.ts';
import { transforms } from '../../model/transforms.ts';
import classes from './SelectionMenu.module.css';

interface SelectionMenuProps {
  /** What the text belongs to, such as "Request". */
  readonly of: string;
  /** Returns the text that is selected; empty for none. */
  readonly read: () => string;
  /** Puts another text in its place. Absent where nothing can be changed. */
  readonly replace?: (text: string) => void;
}

/** Offers what can be done with the selected text: encode and decode it in its place, or take it to the toolbox. */
export function SelectionMenu({ of, read, replace }: SelectionMenuProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  // A link is followed when the menu is closed already, so the text stays.
  const [text, setText] = useState('');
  const label = t('MESSAGE_SELECTION', { message: of });
  return (
    <Menu position="bottom-end" opened={opened} onOpen={() => setText(read())} onChange={setOpened}>
      <Menu.Target>
        <button
          type="button"
          className={controls.icon}
          aria-label={label}
          title={label}
          // The text stays selected.
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconTransform size={18} stroke={1.5} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown {...rangeSkin}>
        {text === '' && <Menu.Label className={classes.label}>{t('MESSAGE_SELECT_FIRST')}</Menu.Label>}
        {replace !== undefined && <Transforms text={text} replace={replace} />}
        <Menu.Label className={classes.label}>{t('MESSAGE_TOOLBOX')}</Menu.Label>
        <div role="presentation" className={classes.two}>
          {Object.entries(toolboxTools).map(([tool, name]) => (
            <Menu.Item
              key={tool}
              component="a"
              // Object.entries doesn't keep the type of the keys.
              href={toolAddress(tool as ToolboxTool, text)}
              target="_blank"
              rel="noopener"
            >
              {name}
            </Menu.Item>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}

function Transforms({ text, replace }: { readonly text: string; readonly replace: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <div role="presentation" className={classes.two}>
      {transforms.map(({ name, encode, decode }) => {
        const decoded = text === '' ? undefined : decode(text);
        return (
          <Fragment key={name}>
            <Menu.Item disabled={text === ''} onClick={() => replace(encode(text))}>
              {t(`MESSAGE_ENCODE_${name.toUpperCase()}`)}
            </Menu.Item>
            <Menu.Item disabled={decoded === undefined} onClick={() => decoded !== undefined && replace(decoded)}>
              {t(`MESSAGE_DECODE_${name.toUpperCase()}`)}
            </Menu.Item>
          </Fragment>
        );
      })}
    </div>
  );
}

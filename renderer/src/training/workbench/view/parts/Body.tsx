import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../model/bytes.ts';
import { headerOf, type Message } from '../../model/response.ts';
import { bytesText } from '../amounts.ts';
import { CodeText } from '../code/CodeText.tsx';
import { languageOf } from '../code/colour.ts';
import { JsonTree } from '../json/JsonTree.tsx';
import classes from './Parts.module.css';
import { isPicture, Picture } from './Picture.tsx';

interface BodyProps {
  readonly message: Message;
  readonly label: string;
}

/** Shows a body in the form that its type asks for. Whatever it is, it is shown as text or as a picture: nothing in it runs or loads anything. */
export function Body({ message, label }: BodyProps) {
  const { t } = useTranslation();
  const { body, headers, coding } = message;
  const type = headerOf(headers, 'content-type') ?? '';
  const text = useMemo(() => textOf(body), [body]);
  const language = useMemo(() => (text === undefined ? 'plain' : languageOf(type, text)), [type, text]);
  if (body.length === 0) {
    return <p className={classes.note}>{t('MESSAGE_NO_BODY')}</p>;
  }
  return (
    <>
      {coding !== undefined && <p className={classes.note}>{t('MESSAGE_STILL_CODED', { coding })}</p>}
      {isPicture(type, body) && <Picture type={type} body={body} />}
      {text === undefined ? (
        <p className={classes.note}>{t('MESSAGE_DATA', { size: bytesText(body.length), type: type || '?' })}</p>
      ) : language === 'json' ? (
        <JsonTree text={text} label={t('MESSAGE_BODY_OF', { message: label })} />
      ) : (
        <CodeText text={language === 'form' ? formLines(text) : text} language={language} />
      )}
    </>
  );
}

/** Writes each field of a form in a line of its own, decoded. */
function formLines(text: string): string {
  return text
    .split('&')
    .map((pair) => {
      try {
        return decodeURIComponent(pair.replaceAll('+', ' ')).replace('=', ' = ');
      } catch {
        return pair;
      }
    })
    .join('\n');
}

import { IconFileImport, IconFilePlus } from '@tabler/icons-react';
import { type DragEvent, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { textOf } from '../model/bytes.ts';
import { files, mostFiles, openHttpFile } from '../store/files.ts';
import { FileList } from './FileList.tsx';
import classes from './Files.module.css';
import { OpenedFile } from './OpenedFile.tsx';

/** What a new file begins with: two requests, of which the second uses a value of the first one's response. */
const sample = `@email = your@address.example
@password = your password

### Log in
# @name login
POST /rest/user/login
Content-Type: application/json

{"email": "{{email}}", "password": "{{password}}"}

### Who am I?
GET /rest/user/whoami
Cookie: token={{login.response.body.$.authentication.token}}
`;

/** Larger files aren't even read. */
const mostBytes = 4 * 1024 * 1024;

/** Shows `.http` files (decision 48): a list of those that are open, an editor, and their requests with what came back. */
export function Files() {
  use(files.ready);
  const { t } = useTranslation();
  const { files: known, active } = files.use();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const file = known.find(({ id }) => id === active);
  const open = async (chosen: readonly File[]) => {
    const outcomes = await Promise.all(chosen.map(async (each) => ({ name: each.name, refusal: await openOne(each) })));
    const texts = {
      'too many': 'HTTP_FILE_TOO_MANY',
      'too long': 'HTTP_FILE_TOO_LONG',
      'not text': 'HTTP_FILE_NOT_TEXT',
    };
    setRefusals(
      outcomes.flatMap(({ name, refusal }) => (refusal ? [t(texts[refusal], { name, count: mostFiles })] : [])),
    );
  };
  const isFileOver = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be listed among the parts of the page
    <div
      role="group"
      aria-label={t('WORKBENCH_FILES')}
      className={classes.files}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (isFileOver(event)) {
          event.preventDefault();
          setOver(true);
        }
      }}
      onDragLeave={({ relatedTarget, currentTarget }) =>
        (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) || setOver(false)
      }
      onDrop={(event) => {
        setOver(false);
        if (isFileOver(event)) {
          event.preventDefault();
          void open([...event.dataTransfer.files]);
        }
      }}
    >
      <div className={classes.bar}>
        <FileList />
        <button
          type="button"
          className={controls.control}
          onClick={() =>
            openNew(
              known.map(({ name }) => name),
              t,
            )
          }
        >
          <IconFilePlus size={18} stroke={1.5} aria-hidden />
          {t('HTTP_FILE_NEW')}
        </button>
        <button type="button" className={controls.control} onClick={() => field.current?.click()}>
          <IconFileImport size={18} stroke={1.5} aria-hidden />
          {t('HTTP_FILE_OPEN')}
        </button>
        <input
          ref={field}
          type="file"
          hidden
          multiple
          accept=".http,.rest,text/plain"
          aria-label={t('HTTP_FILE_OPEN')}
          onChange={({ currentTarget }) => {
            void open([...(currentTarget.files ?? [])]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <div role="alert">
        {refusals.map((refusal) => (
          <p key={refusal} className={classes.refusal}>
            {refusal}
          </p>
        ))}
      </div>
      {file === undefined ? <Nothing /> : <OpenedFile key={file.id} file={file} />}
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing}>
      <IconFileImport size={40} stroke={1} aria-hidden />
      <p>{t('HTTP_FILE_NOTHING')}</p>
      <p className={classes.quiet}>{t('HTTP_FILE_NOTHING_TEXT')}</p>
    </div>
  );
}

async function openOne(file: File) {
  if (file.size > mostBytes) {
    return 'too long' as const;
  }
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? ('not text' as const) : openHttpFile(file.name, text);
}

function openNew(names: readonly string[], t: (key: string) => string): void {
  let number = 1;
  const nameOf = () => `${t('HTTP_FILE_NEW_NAME')}-${number}.http`;
  while (names.includes(nameOf())) {
    number += 1;
  }
  openHttpFile(nameOf(), sample);
}

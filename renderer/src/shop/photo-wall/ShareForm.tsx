import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../ui/fields/FileField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { UploadProgress } from '../../ui/fields/UploadProgress.tsx';
import { required, useField } from '../../ui/fields/use-field.ts';
import { SubmitButton } from '../../ui/forms/FormBox.tsx';
import { useKeptFocus } from '../../ui/forms/use-kept-focus.ts';
import { Card } from '../../ui/screen/Card.tsx';
import layout from '../../ui/styles/Layout.module.css';
import { useSharing } from './memories.ts';
import classes from './ShareForm.module.css';
import { usePickedPicture } from './use-picked-picture.ts';

/** Renders the form that adds a photo to the wall. */
export function ShareForm() {
  const { t } = useTranslation();
  const picture = usePickedPicture();
  const caption = useField(required('MANDATORY_CAPTION'));
  const { send, isPending, share } = useSharing({
    onShared: () => {
      picture.pick(undefined);
      caption.reset();
    },
  });
  const enabled = picture.address !== undefined && caption.error === undefined && !isPending;
  const ref = useKeptFocus<HTMLDivElement>(isPending);
  const submit = () => picture.file !== undefined && send({ image: picture.file, caption: caption.value });
  return (
    <Card className={classes.card}>
      <h2 className={classes.title}>{t('LABEL_SHARE_A_MEMORY')}</h2>
      <div ref={ref} className={layout.stack} tabIndex={-1} data-holds-focus>
        <FileField
          id="photo-file"
          name="file"
          label={t('LABEL_PICTURE')}
          invitation={t('LABEL_PICK_IMAGE')}
          accept="image/png,image/jpeg"
          hint={t('PICTURE_HINT')}
          file={picture.file}
          onPick={picture.pick}
          error={picture.error && t(picture.error, { type: 'PNG, JPEG' })}
          disabled={isPending}
        />
        {picture.address !== undefined && (
          <img className={`image-preview ${classes.preview}`} src={picture.address} alt={t('PICTURE_PREVIEW')} />
        )}
        <TextField
          id="photo-caption"
          label={t('LABEL_CAPTION')}
          field={caption}
          autoComplete="off"
          formcontrolname="caption"
        />
        {share !== undefined && picture.file !== undefined && <UploadProgress share={share} name={picture.file.name} />}
        <SubmitButton
          id="submitButton"
          leftSection={<IconUpload size={20} stroke={1.5} aria-hidden />}
          disabled={!enabled}
          onSubmit={submit}
        >
          {t('BTN_SUBMIT')}
        </SubmitButton>
      </div>
    </Card>
  );
}

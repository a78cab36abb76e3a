import type { TablerIcon } from '@tabler/icons-react';
import { type ComponentProps, createContext, type KeyboardEvent, type MouseEvent, type ReactNode, use } from 'react';
import { WordedButton, type WordedButtonProps } from '../buttons/WordedButton.tsx';
import layout from '../styles/Layout.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/** The state of a form. */
interface FormState {
  /** Whether the form may be sent. */
  readonly enabled: boolean;
  readonly onSubmit: () => void;
  /** Whether the button shows that the form is being sent. */
  readonly loading?: boolean;
}

const FormContext = createContext<FormState & { readonly isForm?: true }>({ enabled: false, onSubmit: () => {} });

/**
 * Replaces a form, because scripts don't expect one in most places. Enter anywhere inside submits if allowed (ui-shop.md 3.4). Buttons and
 * links are excepted: there Enter has its own meaning and would submit twice. So is the form itself, which holds the focus while it is sent
 * and would take the end of the key press that sent it for another.
 */
export function FormBox({ enabled, onSubmit, loading = false, ...box }: Props<'div'>) {
  const ref = useKeptFocus<HTMLDivElement>(loading);
  const submitOnEnter = ({ key, target, nativeEvent }: KeyboardEvent) => {
    const own =
      target instanceof HTMLButtonElement ||
      target instanceof HTMLAnchorElement ||
      (target instanceof HTMLElement && target.hasAttribute('data-holds-focus'));
    if (key === 'Enter' && enabled && !own && !nativeEvent.isComposing) {
      onSubmit();
    }
  };
  return (
    <FormContext value={{ enabled, onSubmit, loading }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={ref}
        className={layout.stack}
        tabIndex={-1}
        data-holds-focus
        aria-busy={loading || undefined}
        onKeyUp={submitOnEnter}
        {...box}
      />
    </FormContext>
  );
}

/** Renders a real form, where the contract has one. */
export function Form({ enabled, onSubmit, loading = false, ...form }: Props<'form'>) {
  const ref = useKeptFocus<HTMLFormElement>(loading);
  return (
    <FormContext value={{ enabled, onSubmit, loading, isForm: true }}>
      <form
        ref={ref}
        className={layout.stack}
        tabIndex={-1}
        data-holds-focus
        aria-busy={loading || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (enabled) {
            onSubmit();
          }
        }}
        {...form}
      />
    </FormContext>
  );
}

type Props<Name extends 'div' | 'form'> = Omit<ComponentProps<Name>, 'onSubmit' | 'ref'> & FormState;

interface FormButtonProps extends Omit<ComponentProps<typeof SubmitButton>, 'onSubmit' | 'disabled' | 'loading'> {
  readonly icon?: TablerIcon;
  /** Renders a plain button without `SubmitButton`. */
  readonly plain?: boolean;
}

/** Renders the button that sends the form around it. */
export function FormButton({ icon: Icon, plain = false, ...others }: FormButtonProps) {
  const { enabled, onSubmit, loading = false, isForm = false } = use(FormContext);
  const button = {
    leftSection: Icon && <Icon size={20} stroke={1.5} aria-hidden />,
    disabled: !enabled,
    loading,
    ...others,
  };
  if (plain || isForm) {
    return <WordedButton type="submit" size="lg" onClick={isForm ? undefined : onSubmit} {...button} />;
  }
  return <SubmitButton onSubmit={onSubmit} {...button} />;
}

interface SubmitButtonProps extends Omit<WordedButtonProps, 'onClick' | 'type' | 'ref'> {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * Renders the button that sends a form. While the form can't be sent, the button is truly disabled. It works again for anyone who removes
 * the attribute by hand, as scripts and walkthroughs do (ui-shop.md 9). React would still ignore clicks on it, so the element around it
 * catches them.
 */
export function SubmitButton({ onSubmit, children, ...button }: SubmitButtonProps) {
  const submit = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (pressed?.disabled === false) {
      onSubmit();
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a key on the button inside counts as a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: visitors operate the button inside
    <div style={{ display: 'contents' }} onClick={submit}>
      <WordedButton type="submit" size="lg" {...button}>
        {children}
      </WordedButton>
    </div>
  );
}

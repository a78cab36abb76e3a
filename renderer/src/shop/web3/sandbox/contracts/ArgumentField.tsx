import type { ParamType } from 'ethers/abi';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../../ui/fields/TextAreaField.tsx';
import { plainField } from '../../../../ui/fields/use-field.ts';
import { nameOf } from './arguments.ts';

interface ArgumentFieldProps {
  /** Already translated. */
  readonly label: string;
  readonly inputs: readonly ParamType[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Renders one field for all arguments of a function, showing their names and types. Renders nothing for a function without arguments. */
export function ArgumentField({ label, inputs, value, onChange }: ArgumentFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  if (inputs.length === 0) {
    return null;
  }
  const parameters = inputs.map((input, index) => `${nameOf(input, index)}: ${typeText(input)}`).join(', ');
  return (
    <TextAreaField
      id={id}
      rows={2}
      label={label}
      placeholder={`(${parameters})`}
      hint={t('SANDBOX_ARGUMENTS')}
      field={plainField(value, onChange)}
      spellCheck={false}
      autoComplete="off"
    />
  );
}

/** Returns a parameter's type. For a tuple it includes the names of the parts, which the bare type omits. */
function typeText(param: ParamType): string {
  if (param.isArray()) {
    return `${typeText(param.arrayChildren)}[${param.arrayLength < 0 ? '' : param.arrayLength}]`;
  }
  if (param.isTuple()) {
    return `(${param.components.map((part, index) => `${nameOf(part, index)}: ${typeText(part)}`).join(', ')})`;
  }
  return param.type;
}

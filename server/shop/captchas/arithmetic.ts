import { randomInt } from 'node:crypto';

/** A term to work out, and its result. */
export interface Term {
  /** Three numbers and two operators without blanks, such as `3*8-2`. */
  readonly text: string;
  readonly result: number;
}

type Operator = '*' | '+' | '-';

const operators: readonly Operator[] = ['*', '+', '-'];

/** Makes up a term of three numbers from 1 to 10 (api-account.md 15.1). */
export function randomTerm(): Term {
  const [first, second, third] = [randomNumber(), randomNumber(), randomNumber()];
  const [left, right] = [randomOperator(), randomOperator()];
  // A multiplication on the right binds more tightly than the operator to its left.
  const result =
    right === '*' && left !== '*'
      ? apply(left, first, apply(right, second, third))
      : apply(right, apply(left, first, second), third);
  return { text: `${first}${left}${second}${right}${third}`, result };
}

function randomNumber(): number {
  return randomInt(1, 11);
}

function randomOperator(): Operator {
  return operators[randomInt(operators.length)] ?? '+';
}

function apply(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '*':
      return left * right;
    case '+':
      return left + right;
    case '-':
      return left - right;
  }
}

import { isObject } from '../../../../../shared/values/is-object.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import type { Draft } from '../model/draft.ts';
import { carryLists } from '../runner/plan/carry-lists.ts';
import { newPlan, newStep, type Plan, planLimits, type Step } from '../runner/plan/plan.ts';
import { positionTexts } from '../runner/plan/positions.ts';
import { readPlan } from '../runner/plan/read-plan.ts';
import type { List } from '../runner/values/list.ts';
import { keep } from './kept.ts';
import { showPart } from './place.ts';

export interface RunnerState {
  /** At least one. */
  readonly plans: readonly Plan[];
  /** Id of the plan that is shown. */
  readonly active: string;
  /** What of it is shown. */
  readonly view: 'plan' | 'results';
}

/** The runner's plans. */
export const runner = keep<RunnerState>('runner', (kept) => {
  const { plans, active, view } = isObject(kept) ? kept : {};
  const known = Array.isArray(plans)
    ? plans
        .map(readPlan)
        .filter((plan) => plan !== undefined)
        .slice(0, planLimits.plans)
    : [];
  const all = known.length > 0 ? known : [newPlan()];
  return {
    plans: all,
    active: all.some(({ id }) => id === active) ? String(active) : (all[0]?.id ?? ''),
    view: view === 'results' ? 'results' : 'plan',
  };
});

/** Opens a request in a plan of its own, and shows it. The learner is told if there are too many plans already. */
export function openInRunner(draft: Draft): void {
  if (addPlan(newPlan(draft))) {
    showPart('runner');
  }
}

/** Adds a plan and shows it. @returns whether there was room */
export function addPlan(plan: Plan): boolean {
  const { plans } = runner.use.getState();
  if (plans.length >= planLimits.plans) {
    showSnackBar({ message: 'RUNNER_TOO_MANY_PLANS', values: { count: planLimits.plans }, tone: 'error' });
    return false;
  }
  runner.use.setState({ plans: [...plans, plan], active: plan.id, view: 'plan' });
  return true;
}

/** Changes a plan. */
export function changePlan(id: string, change: Partial<Omit<Plan, 'id' | 'steps'>>): void {
  runner.use.setState(({ plans }) => ({
    plans: plans.map((plan) => (plan.id === id ? { ...plan, ...change } : plan)),
  }));
}

/** Changes the requests of a plan. Positions keep their lists. */
export function changeSteps(id: string, change: (steps: readonly Step[]) => readonly Step[]): void {
  runner.use.setState(({ plans }) => ({
    plans: plans.map((plan) => {
      if (plan.id !== id) {
        return plan;
      }
      const steps = change(plan.steps);
      return { ...plan, steps, lists: carryLists(plan.lists, positionTexts(plan), positionTexts({ steps })) };
    }),
  }));
}

/** Changes one request of a plan. */
export function changeStep(id: string, stepId: string, change: Partial<Omit<Step, 'id'>>): void {
  changeSteps(id, (steps) => steps.map((step) => (step.id === stepId ? { ...step, ...change } : step)));
}

/** Adds a request behind the others of a plan. @returns its id */
export function addStep(id: string, draft: Draft): string {
  const step = newStep(draft);
  changeSteps(id, (steps) => [...steps, step].slice(0, planLimits.steps));
  return step.id;
}

/** Changes the list of a position. */
export function changeList(id: string, position: number, change: Partial<List>): void {
  runner.use.setState(({ plans }) => ({
    plans: plans.map((plan) =>
      plan.id === id
        ? { ...plan, lists: plan.lists.map((list, at) => (at === position ? { ...list, ...change } : list)) }
        : plan,
    ),
  }));
}

/** Removes a plan. After the last one there is a new one. */
export function removePlan(id: string): void {
  const { plans, active } = runner.use.getState();
  const at = plans.findIndex((plan) => plan.id === id);
  const left = plans.filter((plan) => plan.id !== id);
  const all = left.length > 0 ? left : [newPlan()];
  const next = active === id ? all[Math.min(Math.max(at, 0), all.length - 1)]?.id : active;
  runner.use.setState({ plans: all, active: next ?? '', view: 'plan' });
}

/** Shows a plan. */
export function showPlan(id: string): void {
  runner.use.setState({ active: id });
}

/** Shows a plan's requests and lists, or its results. */
export function showView(view: RunnerState['view']): void {
  runner.use.setState({ view });
}

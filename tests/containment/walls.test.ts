import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleProbes, probedProcesses } from './support/bundle-probe.ts';
import { expectedStoppers, type Stopper } from './support/expected-walls.ts';
import { createProbe, type ProbeProcess } from './support/probe-process.ts';
import { type PlantedTargets, plantTargets } from './support/targets.ts';

/*
 * Attacks from inside the confined processes, with the flags and the seals that they really have. Each one runs four
 * times: between all walls, with each kind of wall alone, and without walls, where it must succeed, or it would prove
 * nothing. (The gate is not a wall that can be taken away; the leaked handle shows what it stops. Folders are refused in
 * data-folder.test.ts.)
 */

let planted: PlantedTargets;

beforeAll(async () => {
  planted = await plantTargets();
  await bundleProbes();
});

afterAll(() => planted.remove());

describe.each(probedProcesses)('in a process like the %s', (probed) => {
  const probes: ProbeProcess[] = [];
  const probe = (permission: boolean, seals: boolean) => {
    const made = createProbe(probed, { permission, seals }, planted);
    probes.push(made);
    return made;
  };
  let confined: ProbeProcess;
  let flagsOnly: ProbeProcess;
  let sealsOnly: ProbeProcess;
  let open: ProbeProcess;

  beforeAll(() => {
    confined = probe(true, true);
    flagsOnly = probe(true, false);
    sealsOnly = probe(false, true);
    open = probe(false, false);
  });

  afterAll(() => {
    for (const { stop } of probes) {
      stop();
    }
  });

  test.each(expectedStoppers(probed))('nobody can %s: stopped by %s', async (name, stopper) => {
    const stops = (...walls: readonly Stopper[]) => ({ won: ![...walls, 'gate'].includes(stopper) });
    expect(await confined.try(name), 'all walls').toMatchObject(stops('permission model', 'seals', 'either'));
    expect(await flagsOnly.try(name), 'the permission model alone').toMatchObject(stops('permission model', 'either'));
    expect(await sealsOnly.try(name), 'the seals alone').toMatchObject(stops('seals', 'either'));
    expect(await open.try(name), 'in the open').toMatchObject(stops());
  });
});

import { z } from 'zod';

/** Schemas for `machine.yml`, `tree.yml` and `sites.yml` in `resources/decoy`, used by the packer only. */

const text = z.string().min(1);
const path = z.string().regex(/^(?:\/|C:\/)/);
const bits = z
  .union([z.int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[0-7]{3,4}$/))
  .transform((digits) => Number.parseInt(digits, 8));

export const machineSchema = z.strictObject({
  hostname: text,
  address: z.ipv4(),
  memory: z.int().positive(),
  user: z.strictObject({ name: text, uid: z.int(), gid: z.int(), home: path, shell: path }),
  kernel: z.strictObject({ name: text, release: text, version: text, architecture: text, system: text }),
  node: z.strictObject({ version: text, path, pid: z.int().positive(), arguments: z.array(text) }),
  environment: z.record(text, z.string()),
  processes: z.array(z.strictObject({ pid: z.int(), user: text, command: text })),
});

export const treeSchema = z.strictObject({
  modified: z.coerce.date(),
  owners: z.array(z.strictObject({ under: path, owner: text })),
  modes: z.record(path, bits),
  folders: z.array(path),
  links: z.record(path, text),
  devices: z.array(path),
  programs: z.record(path, z.array(text)),
  mounts: z.array(z.strictObject({ from: text, to: path })),
});

export const sitesSchema = z.array(
  z.strictObject({ host: text, path, query: z.string().includes('=').exactOptional(), file: text }),
);

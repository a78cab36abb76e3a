import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildContent } from '../../build/content/build-content.ts';
import { reportedChallenges } from '../../shared/content/built-challenges.ts';
import type { BackupText } from '../../shared/report/learners.ts';
import { makeReport, reportFileName } from '../../shared/report/report.ts';
import { badBackups } from '../desktop/driver/backups.ts';
import { challengeCount } from '../support/challenge-counts.ts';
import { codeOf, idOf, ofOurs, ofPeer } from './classroom.ts';

const challenges = reportedChallenges(buildContent(join(import.meta.dirname, '../../resources')).content);
const now = new Date('2026-11-22T12:00:00Z');

function reportOn(backups: readonly BackupText[]) {
  return makeReport({ backups, challenges, now, timeZone: 'Europe/Berlin' });
}

/** Returns the CSV's rows as cells. No cell of these tests contains a line break. */
function rowsOf(csv: string): readonly (readonly string[])[] {
  return csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

describe('a report on backups', () => {
  test('says who solved what and when, and the steps of coding challenges', () => {
    const { html, csv, learners, refused } = reportOn([{ fileName: 'ada.juicerange.json', text: ofOurs() }]);
    expect({ learners, refused }).toEqual({ learners: 1, refused: [] });
    const rows = rowsOf(csv);
    expect(rows).toHaveLength(1 + challengeCount);
    expect(rows[0]).toEqual(
      'learner,file,challenge,key,category,difficulty,solved,solved at,flaw found,fix chosen,topic,weaknesses'.split(
        ',',
      ),
    );
    expect(rows.filter(([, , , , , , solved]) => solved === '1').map((cells) => cells.slice(2).join('|'))).toEqual([
      'Blockchain Hype|tokenSaleChallenge|Security through Obscurity|5|1|2026-11-20T11:00:00.000Z|1|1|web3|CWE-656',
      'Login Admin|loginAdminChallenge|Injection|2|1|2026-11-20T09:30:00.000Z|1|0|injection|CWE-89',
      'Score Board|scoreBoardChallenge|Miscellaneous|1|1|2026-11-20T09:05:00.000Z|0|0|recon|CWE-656',
    ]);
    expect(html).toContain('<bdi>Ada Lovelace</bdi>');
    // In order of time, in the requested zone.
    const list = html.slice(html.indexOf('<ul class="solves">'));
    const inOrder = ['10:05', 'Score Board', '10:30', 'Login Admin', 'flaw found', '12:00', 'Blockchain Hype'];
    const places = inOrder.map((text) => list.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(html).toContain('Europe/Berlin');
    expect(html).toContain('<th scope="row">Login Admin</th><td>Injection</td><td>CWE-89</td>');
  });

  test('counts by difficulty and category', () => {
    const { html } = reportOn([{ fileName: 'ada.json', text: ofOurs() }]);
    const cells = (text: string) => [...text.matchAll(/<td class="number[^>]*>(\d+)/g)].map(([, count]) => count);
    const tables = html.split('<tbody>');
    // All, one to six stars, flaws, fixes.
    expect(cells(tables[1] ?? '')).toEqual(['3', '1', '1', '0', '0', '1', '0', '2', '1']);
    const categories = [...html.matchAll(/<span>([A-Z][^<(]+) \(\d+\)<\/span>/g)].map(([, name]) => name);
    expect(categories).toHaveLength(15);
    const counts = cells((tables[2] ?? '').split('</table>', 1)[0] ?? '');
    expect(Object.fromEntries(categories.map((name, index) => [name, counts[index]]))).toMatchObject({
      Injection: '1',
      Miscellaneous: '1',
      'Security through Obscurity': '1',
      XSS: '0',
    });
  });

  test('reads a backup of Juice Shop: the name of its file, no times, and no number without a challenge', () => {
    const { html, csv, refused } = reportOn([{ fileName: 'laptop 7.json', text: ofPeer }]);
    expect(refused).toEqual([]);
    const solved = rowsOf(csv).filter(([, , , , , , is]) => is === '1');
    expect(solved).toEqual([
      [
        'laptop 7',
        'laptop 7.json',
        'Login Admin',
        'loginAdminChallenge',
        'Injection',
        '2',
        '1',
        '',
        '0',
        '0',
        'injection',
        'CWE-89',
      ],
    ]);
    expect(html).toContain('no time');
  });

  test('includes a learner who solved nothing, two with the same name, and invalid times', () => {
    const { csv, learners, html } = reportOn([
      { fileName: 'b.json', text: '{"version":1,"learner":"Sam"}' },
      { fileName: 'a.json', text: ofOurs({ learner: 'Sam', solvedAt: { loginAdminChallenge: 'yesterday' } }) },
    ]);
    expect(learners).toBe(2);
    const rows = rowsOf(csv).slice(1);
    expect(rows).toHaveLength(220);
    expect(rows.slice(0, challengeCount).every(([name, file]) => name === 'Sam' && file === 'a.json')).toBe(true);
    expect(rows.every((cells) => cells[7] === '')).toBe(true);
    expect(html).toContain('Nothing solved yet.');
  });

  test('ignores a time without a solve', () => {
    const { csv } = reportOn([
      { fileName: 'a.json', text: ofOurs({ continueCode: codeOf([idOf('scoreBoardChallenge')]) }) },
    ]);
    expect(rowsOf(csv).filter((cells) => cells[7] !== '' && cells[7] !== 'solved at')).toHaveLength(1);
  });

  test('lists bad files, each with its reason, and reports on the others', () => {
    const bad = badBackups.map(([name, text]) => ({ fileName: `${name}.json`, text }));
    const { html, learners, refused } = reportOn([...bad, { fileName: 'ada.json', text: ofOurs() }]);
    expect(learners).toBe(1);
    expect(refused.map(({ fileName }) => fileName)).toEqual(bad.map(({ fileName }) => fileName));
    expect(refused.every(({ reason }) => reason !== '' && !reason.startsWith('Backup restore'))).toBe(true);
    const left = html.slice(html.indexOf('Files left out'));
    for (const { fileName } of bad) {
      expect(left).toContain(fileName);
    }
    expect(left).toContain('Version 2 is incompatible with expected version 1');
  });

  test('without any backup says what to do', () => {
    const { html, learners } = reportOn([{ fileName: 'x.json', text: 'x' }]);
    expect(learners).toBe(0);
    expect(html).toContain('Save Backup');
  });

  test('prevents file names and learners’ names from being markup or reversing a line', () => {
    const learner = '<img src=x onerror=alert(1)>"\'&\u202Egnp.exe\nrow';
    const { html } = reportOn([
      { fileName: '<script>alert(1)</script>.json', text: ofOurs({ learner }) },
      { fileName: '"><b>.json', text: 'no' },
    ]);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;'&amp; gnp.exe row");
    expect(html).not.toMatch(/<(?:script|img|b)\b/);
    expect(html).not.toContain('\u202E');
  });

  test('rejects only the backup that is nested very deeply', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const { learners, refused } = reportOn([
      { fileName: 'deep.json', text: `{"version":${deep}}` },
      { fileName: 'ada.json', text: ofOurs() },
    ]);
    expect(learners).toBe(1);
    expect(refused).toEqual([
      { fileName: 'deep.json', reason: expect.stringContaining('is incompatible with expected version') },
    ]);
  });

  test.each([
    '=HYPERLINK("http://x.test","y")',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\u200B=1',
    '\uFEFF\u2060+1',
    '\u2800@x',
    '＝1',
    '|calc',
  ])('prevents %j from being a formula in a spreadsheet', (learner) => {
    const { csv } = reportOn([{ fileName: '-a.json', text: ofOurs({ learner }) }]);
    const [, row = []] = rowsOf(csv);
    expect(row[0]).toBe(`'${learner.trim()}`);
    expect(row[1]).toBe("'-a.json");
  });

  test('quotes what would end a cell', () => {
    const { csv } = reportOn([{ fileName: 'a;b.json', text: ofOurs({ learner: 'Smith, "Al"\r\nextra' }) }]);
    expect(csv.startsWith('\uFEFFlearner,')).toBe(true);
    expect(csv).toContain('\r\n"Smith, ""Al"" extra","a;b.json",');
  });

  test('contains everything in the page: no script, no address, and a policy that refuses both', () => {
    const { html } = reportOn([{ fileName: 'a.json', text: ofOurs() }]);
    expect(html).not.toMatch(/<script|src=|href=|url\(|https?:/);
    expect(html).toContain("default-src 'none'");
  });
});

test('names the files of a report by the day', () => {
  expect(reportFileName(now)).toBe('juice_range-report-2026-11-22');
});

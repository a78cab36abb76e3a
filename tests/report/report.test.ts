import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { buildContent } from '../../build/content/build-content.ts';
import { reportedChallenges } from '../../shared/content/built-challenges.ts';
import type { BackupText } from '../../shared/report/learners.ts';
import { makeReport, reportFileName } from '../../shared/report/report.ts';
import { badBackups } from '../desktop/driver/backups.ts';
import { challengeCount } from '../support/challenge-counts.ts';
import { codeOf, idOf, ofOurs, ofPeer, textsIn } from './classroom.ts';

const challenges = reportedChallenges(buildContent(join(import.meta.dirname, '../../resources')).content);
const now = new Date('2026-11-22T12:00:00Z');

function reportOn(backups: readonly BackupText[]) {
  return makeReport({ backups, challenges, now, texts: textsIn('en'), timeZone: 'Europe/Berlin' });
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
      'learner,file,challenge,key,category,difficulty,solved,solved at,flaw found,fix chosen,topic,weaknesses,local time'.split(
        ',',
      ),
    );
    expect(rows.filter(([, , , , , , solved]) => solved === '1').map((cells) => cells.slice(2).join('|'))).toEqual([
      'Blockchain Hype|tokenSaleChallenge|Security through Obscurity|5|1|2026-11-20T11:00:00.000Z|1|1|web3|CWE-656|2026-11-20 12:00:00',
      'Login Admin|loginAdminChallenge|Injection|2|1|2026-11-20T09:30:00.000Z|1|0|injection|CWE-89|2026-11-20 10:30:00',
      'Score Board|scoreBoardChallenge|Miscellaneous|1|1|2026-11-20T09:05:00.000Z|0|0|recon|CWE-656|2026-11-20 10:05:00',
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
    // All, one to six stars, flaws, fixes; the file says nothing of hints.
    expect(cells(tables[1] ?? '')).toEqual(['3', '1', '1', '0', '0', '1', '0', '2', '1']);
    expect(tables[1]).toContain('<td class="number none">–</td>');
    const byCategory = html.slice(html.indexOf('<h2 id="categories">'), html.indexOf('<h2 id="challenges">'));
    const categories = [...byCategory.matchAll(/<span>([A-Z][^<(]+) \(\d+\)<\/span>/g)].map(([, name]) => name);
    expect(categories).toHaveLength(15);
    const counts = cells(byCategory);
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
        '',
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

  test('shows by topic how much is solved, by whom and by the class', () => {
    const { html } = reportOn([
      { fileName: 'a.json', text: ofOurs() },
      { fileName: 'b.json', text: '{"version":1,"learner":"Sam"}' },
    ]);
    const byTopic = html.slice(html.indexOf('<h2 id="topics">'), html.indexOf('<h2 id="categories">'));
    const injections = challenges.filter(({ topic }) => topic === 'injection').length;
    expect(byTopic).toContain(`<span>Injection (${injections})</span>`);
    const share = Math.round(100 / (2 * injections));
    expect(byTopic).toContain(`<td class="number heat" style="--share: ${share}%">${share} %</td>`);
    expect(byTopic.match(/class="number heat"/g)).toHaveLength(6);
  });

  test('puts all solves on one axis, which leaves out the night', () => {
    const { html } = reportOn([
      { fileName: 'a.json', text: ofOurs() },
      {
        fileName: 'b.json',
        text: ofOurs({ learner: 'Sam', solvedAt: { loginAdminChallenge: '2026-11-21T09:00:00.000Z' } }),
      },
      { fileName: 'c.json', text: ofPeer },
    ]);
    const timeline = html.slice(html.indexOf('<h2 id="timeline">'), html.indexOf('<h2 id="topics">'));
    expect(timeline).toContain('aria-label="3 solves, from 20 Nov 2026, 10:05 to 20 Nov 2026, 12:00"');
    expect(timeline).toContain('aria-label="One solve, 21 Nov 2026, 10:00"');
    expect(timeline).toContain('not in the file');
    const [ada = '', sam = ''] = [...timeline.matchAll(/class="dots" d="([^"]+)"/g)].map(([, dots]) => dots);
    const places = [...`${ada}${sam}`.matchAll(/M([\d.]+) /g)].map(([, place]) => Number(place));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).toHaveLength(4);
    // The hours before are nearly all of the axis: 22 hours of night would have left them a tenth.
    expect(places[2]).toBeGreaterThan(80);
  });

  test('folds away what nobody solved', () => {
    const { html } = reportOn([{ fileName: 'a.json', text: ofOurs() }]);
    const ofFive = challenges.filter(({ difficulty }) => difficulty === 5).length;
    expect(html).toContain(`<summary>Nobody solved ${ofFive - 1} challenges</summary>`);
    const open = html.replaceAll(/<details>[\s\S]*?<\/details>/g, '');
    expect(open).not.toContain('<th scope="row">Login Jim</th>');
    expect(html).toContain('<th scope="row">Login Jim</th>');
  });

  test('counts the latest backup of a learner, and names the older ones', () => {
    const early = ofOurs({ continueCode: codeOf([idOf('scoreBoardChallenge')]) });
    const { csv, learners, refused } = reportOn([
      { fileName: 'late.json', text: ofOurs(), savedAt: new Date('2026-11-20T12:00:00Z') },
      { fileName: 'early.json', text: early, savedAt: new Date('2026-11-20T10:00:00Z') },
      // Another Ada Lovelace.
      { fileName: 'other.json', text: ofOurs({ solvedAt: { scoreBoardChallenge: '2026-11-20T09:06:00.000Z' } }) },
    ]);
    expect(learners).toBe(2);
    expect(refused).toEqual([{ fileName: 'early.json', reason: 'There is a later backup of this learner.' }]);
    expect(new Set(rowsOf(csv).map(([, file]) => file))).toEqual(new Set(['file', 'late.json', 'other.json']));
  });

  test('speaks the language of the class, in its direction', () => {
    const german = makeReport({ backups: [], challenges, now, texts: textsIn('de_DE') });
    expect(german.html).toContain('<html lang="de-DE" dir="ltr">');
    const arabic = makeReport({
      backups: [{ fileName: 'a.json', text: ofOurs() }],
      challenges,
      now,
      texts: textsIn('ar_SA'),
    });
    expect(arabic.html).toContain('<html lang="ar-SA" dir="rtl">');
    expect(arabic.html).toContain(textsIn('ar_SA').challenges.loginAdminChallenge);
    expect(arabic.csv).toContain(',Login Admin,');
  });

  test('makes a workbook in which no name is a formula or breaks the file', async () => {
    const learner = '=HYPERLINK("http://x.test")<b>\uFFFF\uD800';
    const { xlsx } = reportOn([
      { fileName: 'a.json', text: ofOurs({ learner, openedHints: { scoreBoardChallenge: 2 } }) },
    ]);
    const files = Object.entries(unzipSync(await xlsx())).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    const sheets = files.filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
    expect(sheets).toHaveLength(3);
    for (const [, text] of sheets) {
      expect(text).not.toMatch(/<f[ >]/);
    }
    const all = files.map(([, text]) => text).join('');
    expect(all).toContain('<t>=HYPERLINK("http://x.test")&lt;b&gt;');
    // XML holds none of these.
    expect(all).not.toMatch(/[\uFFFE\uFFFF]|\p{Cs}/u);
    expect(all).toContain('2026-11-20 10:05:00');
    expect(all).toContain('Blockchain Hype');
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

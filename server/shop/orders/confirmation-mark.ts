/// <reference path="./pdfkit.d.ts" />

import type PDFDocument from 'pdfkit';

/** The shop's two colours in print. */
export const leaf = '#1f6b45';
const bloodOrange = '#bd3a1b';
const paper = '#fffdf8';

/** Draws the shop's mark: the small version of `build/drawings/mark`. */
export function drawMark(pdf: PDFDocument, x: number, y: number, height: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(height / 240)
    .translate(-24, 0)
    .lineCap('round')
    .lineJoin('round');
  pdf.path('M104 84V54Q104 38 120 30L170 10').lineWidth(19).stroke(leaf);
  pdf.path('M44 76H196L180 208Q178 226 160 226H80Q62 226 60 208Z').lineWidth(19).fillAndStroke(paper, leaf);
  pdf.path('M56 106Q90 92 120 104T184 104L172 206Q171 216 160 216H80Q69 216 68 206Z').fill(bloodOrange);
  pdf.lineCap('butt').circle(120, 158, 33).lineWidth(15).stroke(paper);
  pdf.path('M120 100V124M120 192V212M66 158H86M154 158H174').lineWidth(14).stroke(paper);
  pdf.circle(120, 158, 9).fill(paper).restore();
}

/** The part of pdfkit that order confirmations use. Lengths are in points, measured from the top left of the page. */
declare module 'pdfkit' {
  export interface TextOptions {
    readonly align?: 'left' | 'center';
    readonly lineBreak?: boolean;
  }

  export default class PDFDocument {
    constructor(options: {
      readonly size: 'LETTER';
      readonly margin: number;
      readonly font: string;
      readonly info: Readonly<Record<string, string | Date>>;
    });
    on(event: 'data', listener: (bytes: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
    font(name: 'Times-Roman' | 'Times-Bold'): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    /** Writes text below what was written last, wrapped and continued on a new page where necessary. */
    text(text: string, options?: TextOptions): this;
    moveDown(lines?: number): this;
    widthOfString(text: string): number;
    /** Where the next text begins. */
    y: number;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    /** Adds a path. The data is as in SVG. */
    path(data: string): this;
    circle(x: number, y: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    lineCap(style: 'butt' | 'round'): this;
    lineJoin(style: 'round'): this;
    fill(color: string): this;
    stroke(color: string): this;
    fillAndStroke(fill: string, stroke: string): this;
  }
}

declare module 'pdfkit/standard-fonts/*' {
  const metrics: object;
  export default metrics;
}

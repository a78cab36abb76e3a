/** Returns the attributes of one SVG tag. */
function attributesOf(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

function colour(hex: string): string {
  return [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(3)).join(' ');
}

/** Converts absolute SVG path data (M L H V C S Q Z) to PDF path operators. */
function operators(d: string): string {
  const lines: string[] = [];
  let [x, y, handleX, handleY] = [0, 0, 0, 0];
  const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
    lines.push(
      [x1, y1, x2, y2, toX, toY]
        .map((value) => value.toFixed(2))
        .join(' ')
        .concat(' c'),
    );
    [x, y, handleX, handleY] = [toX, toY, x2, y2];
  };
  const move = (toX: number, toY: number, operator: 'm' | 'l') => {
    lines.push(`${toX.toFixed(2)} ${toY.toFixed(2)} ${operator}`);
    [x, y, handleX, handleY] = [toX, toY, toX, toY];
  };
  for (const [, command = '', text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = [...text.matchAll(/-?[\d.]+/g)].map(([value]) => Number(value));
    const arity = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 }[command];
    if (arity === undefined) {
      throw new Error(`Path command ${command} has no PDF counterpart.`);
    }
    if (command === 'Z') {
      lines.push('h');
    }
    for (let index = 0; arity > 0 && index < values.length; index += arity) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = values.slice(index, index + arity);
      switch (command) {
        case 'M':
        case 'L':
          move(a, b, command === 'M' && index === 0 ? 'm' : 'l');
          break;
        case 'H':
          move(a, y, 'l');
          break;
        case 'V':
          move(x, a, 'l');
          break;
        case 'C':
          curve(a, b, c, e, f, g);
          break;
        case 'S':
          curve(2 * x - handleX, 2 * y - handleY, a, b, c, e);
          break;
        default:
          curve(x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), e + (2 / 3) * (b - e), c, e);
      }
    }
  }
  return lines.join('\n');
}

/** Returns a circle as absolute path data. */
function round(cx: number, cy: number, r: number): string {
  const k = r * 0.5523;
  return `M${cx - r} ${cy}C${cx - r} ${cy - k} ${cx - k} ${cy - r} ${cx} ${cy - r}C${cx + k} ${cy - r} ${cx + r} ${cy - k} ${cx + r} ${cy}C${cx + r} ${cy + k} ${cx + k} ${cy + r} ${cx} ${cy + r}C${cx - k} ${cy + r} ${cx - r} ${cy + k} ${cx - r} ${cy}Z`;
}

function painted(attributes: Readonly<Record<string, string>>, d: string): string {
  const { fill = '#000000', stroke = 'none', 'stroke-width': width = '1' } = attributes;
  const cap = attributes['stroke-linecap'] === 'round' ? 1 : 0;
  const join = attributes['stroke-linejoin'] === 'round' ? 1 : 0;
  const paint = fill === 'none' ? (stroke === 'none' ? 'n' : 'S') : stroke === 'none' ? 'f' : 'B';
  return [
    fill === 'none' ? '' : `${colour(fill)} rg`,
    stroke === 'none' ? '' : `${colour(stroke)} RG ${width} w ${cap} J ${join} j`,
    operators(d),
    paint,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * Converts a drawing of plain paths, circles and clipped groups (the mark) to a one-page PDF with real outlines. Every program
 * except Illustrator itself accepts that as an Illustrator file.
 */
export function vectorPdf(svg: string): Buffer {
  const [, width = '0', height = '0'] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const clips = new Map(
    [...svg.matchAll(/<clipPath id="(\w+)"><path d="([^"]*)"\/><\/clipPath>/g)].map(([, id = '', d = '']) => [id, d]),
  );
  const body = svg.replace(/<defs>[\s\S]*<\/defs>/, '');
  const content = [`1 0 0 -1 0 ${height} cm`];
  for (const [tag] of body.matchAll(/<\/?(?:path|circle|g)\b[^>]*>/g)) {
    const attributes = attributesOf(tag);
    if (tag === '</g>') {
      content.push('Q');
    } else if (tag.startsWith('<g')) {
      const clip = clips.get(/#(\w+)/.exec(attributes['clip-path'] ?? '')?.[1] ?? '');
      content.push('q', ...(clip === undefined ? [] : [operators(clip), 'W n']));
    } else {
      const d = tag.startsWith('<circle')
        ? round(Number(attributes.cx), Number(attributes.cy), Number(attributes.r))
        : attributes.d;
      content.push(painted(attributes, d ?? ''));
    }
  }
  const stream = content.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  let document = '%PDF-1.5\n';
  const offsets = objects.map((object, index) => {
    const offset = document.length;
    document += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = document.length;
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(document);
}

import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  rem,
  type VariantColorsResolver,
} from '@mantine/core';
import { mix } from '../../../../shared/theme/contrast.ts';
import { tokensOf } from '../../../../shared/theme/tokens.ts';
import parts from './parts.module.css';

/** Ten shades of the leaf green, for the few parts of the library that insist on a palette. */
const leafShades = Array.from({ length: 10 }, (_, step) => {
  const { primary } = tokensOf('shop', 'light');
  return step < 6 ? mix('#ffffff', primary, 0.08 + step * 0.15) : mix(primary, '#000000', (step - 6) * 0.15);
}) as unknown as MantineColorsTuple; // always ten, but the compiler cannot tell

/** Gives buttons and similar controls the colours of the current skin, so that one component serves both skins and schemes. */
const variantColors: VariantColorsResolver = (input) => {
  const tone = input.color ?? input.theme.primaryColor;
  const [color, onColor] = tone === 'accent' ? ['--accent', '--on-accent'] : ['--primary', '--on-primary'];
  if (tone !== 'accent' && tone !== input.theme.primaryColor) {
    return defaultVariantColorsResolver(input);
  }
  const paint = (background: string, hover: string, text: string, border = 'transparent') => ({
    background,
    hover,
    color: text,
    hoverColor: text,
    border: `${rem(1)} solid ${border}`,
  });
  switch (input.variant) {
    case 'filled':
      return paint(`var(${color})`, tone === 'accent' ? `var(${color})` : 'var(--primary-hover)', `var(${onColor})`);
    case 'light':
      return paint(`var(${color}-tint)`, `var(${color}-tint)`, `var(${color})`);
    case 'outline':
      return paint('transparent', `var(${color}-tint)`, `var(${color})`, `var(${color})`);
    case 'default':
      return paint('var(--raised)', 'var(--sunken)', 'var(--text)', 'var(--outline)');
    default:
      return paint('transparent', `var(${color}-tint)`, `var(${color})`);
  }
};

/** Sizes, type and shapes of the product (look.md). For its colours, which are CSS variables, see `variables.ts`. */
export const theme = createTheme({
  primaryColor: 'leaf',
  colors: { leaf: leafShades },
  variantColorResolver: variantColors,
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(17), lg: rem(21), xl: rem(28) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.35', xl: '1.2' },
  spacing: { xs: rem(4), sm: rem(8), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(12), lg: rem(16), xl: rem(24) },
  defaultRadius: 'var(--radius-control)',
  // These are plain objects, because `Button.extend(...)` would load every component named here with the first screen.
  components: {
    // Besides, these carry the classes that scripts know from v18 (decision 56).
    Button: { classNames: { root: `mdc-button mat-mdc-button-base ${parts.button}`, label: 'mdc-button__label' } },
    Checkbox: { defaultProps: { radius: 6 }, classNames: { input: parts.box, label: parts.boxLabel } },
    Switch: { classNames: { track: parts.track, thumb: parts.thumb, label: parts.boxLabel } },
    Menu: {
      // In the landmark of its button. The first entry gets the focus, and not the library's empty element before it.
      defaultProps: { transitionProps: { duration: 120 }, withinPortal: false, withInitialFocusPlaceholder: false },
      classNames: { dropdown: parts.dropdown, item: parts.item, divider: parts.rule },
    },
    Popover: { defaultProps: { transitionProps: { duration: 120 } }, classNames: { dropdown: parts.dropdown } },
    Modal: {
      defaultProps: {
        transitionProps: { duration: 160 },
        overlayProps: { className: `cdk-overlay-backdrop ${parts.overlay}` },
        centered: true,
      },
      classNames: { content: parts.dialog, header: parts.dialogHeader, title: parts.dialogTitle },
    },
    // The library's `header` would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    Drawer: { classNames: { overlay: `mat-drawer-backdrop ${parts.overlay}` } },
    Tooltip: {
      defaultProps: { transitionProps: { duration: 120 }, events: { hover: true, focus: true, touch: true } },
      classNames: { tooltip: parts.tooltip },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

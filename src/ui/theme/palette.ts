/**
 * The raw colours. Screens never use them directly, but use the semantic colours, which have values for both themes.
 */
export const palette = {
  white: '#FFFFFF',
  black: '#000000',
  grey: {
    50: '#F6F5F1',
    100: '#F1EFE9',
    200: '#E9E6DE',
    300: '#D8D4C9',
    400: '#B8B3A6',
    500: '#827D70',
    600: '#625D53',
    700: '#514D44',
    800: '#302E29',
    850: '#25231F',
    875: '#292723',
    900: '#1C1B18',
    950: '#131210',
  },
  // 쪽빛
  blue: {
    50: '#EDF2FF',
    100: '#C9D7FF',
    300: '#A3BCFF',
    400: '#6F8EEB',
    500: '#3F6BEA',
    550: '#3560DE',
    600: '#2250D8',
    650: '#1E48C6',
    700: '#1A41B6',
    900: '#1B2748',
    950: '#14245E',
  },
  // 놋쇠
  brass: { 50: '#FAF2E0', 300: '#EBC981', 400: '#E2B65A', 600: '#B07F22', 700: '#76520D', 900: '#322813' },
  green: { 50: '#E6F5EC', 300: '#7CDDAB', 600: '#0A6338', 900: '#14301F' },
  amber: { 50: '#FFF0E1', 300: '#FFBC82', 600: '#8F4200', 900: '#3A2512' },
  red: {
    50: '#FEECEA',
    300: '#FFA59C',
    500: '#C42B23',
    550: '#CB3F37',
    600: '#AC211A',
    700: '#8F1A14',
    900: '#3E1B18',
  },
} as const

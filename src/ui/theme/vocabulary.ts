import type { SystemConfig } from '@chakra-ui/react'

type Utilities = NonNullable<SystemConfig['utilities']>
type Conditions = NonNullable<SystemConfig['conditions']>

// The properties of each token scale; short names follow after a colon.
const scales = {
  spacing: [
    'gap',
    'rowGap',
    'columnGap',
    'inset',
    'insetInline:insetX',
    'insetBlock:insetY',
    'top',
    'right',
    'bottom',
    'left',
    'margin:m',
    'marginTop:mt',
    'marginRight:mr',
    'marginBottom:mb',
    'marginLeft:ml',
    'marginInlineStart:ms',
    'marginInlineEnd:me',
    'marginInline:mx',
    'marginBlock:my',
    'padding:p',
    'paddingTop:pt',
    'paddingRight:pr',
    'paddingBottom:pb',
    'paddingLeft:pl',
    'paddingInlineStart:ps',
    'paddingInlineEnd:pe',
    'paddingInline:px',
    'paddingBlock:py',
    'scrollMarginTop',
    'scrollMarginBottom',
    'scrollPaddingTop',
    'scrollPaddingBottom',
    'textIndent',
    'borderSpacing',
  ],
  sizes: [
    'width:w',
    'height:h',
    'minWidth:minW',
    'minHeight:minH',
    'maxWidth:maxW',
    'maxHeight:maxH',
    'flexBasis',
    'scrollbarWidth',
  ],
  colors: [
    'background:bg',
    'backgroundColor:bgColor',
    'color',
    'fill',
    'stroke',
    'accentColor',
    'caretColor',
    'outlineColor',
    'textDecorationColor',
    'borderColor',
    'borderTopColor',
    'borderRightColor',
    'borderBottomColor',
    'borderLeftColor',
  ],
  radii: [
    'borderRadius:rounded',
    'borderTopLeftRadius:roundedTopLeft',
    'borderTopRightRadius:roundedTopRight',
    'borderBottomLeftRadius:roundedBottomLeft',
    'borderBottomRightRadius:roundedBottomRight',
  ],
  shadows: ['boxShadow:shadow'],
  zIndex: ['zIndex'],
  durations: ['transitionDuration', 'animationDuration', 'animationDelay'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
}

function utilitiesOf(): Utilities {
  const entries = Object.entries(scales).flatMap(([values, properties]) =>
    properties.map((property) => {
      const [name, short] = property.split(':') as [string, string?]
      return [name, { values, ...(short && { shorthand: [short] }) }]
    }),
  )
  return Object.fromEntries(entries) as Utilities
}

type CornerProperty =
  | 'borderTopLeftRadius'
  | 'borderTopRightRadius'
  | 'borderBottomLeftRadius'
  | 'borderBottomRightRadius'
const twoRadii = (one: CornerProperty, other: CornerProperty, short: string): Utilities[string] => ({
  values: 'radii',
  property: 'borderRadius',
  shorthand: [short],
  transform: (radius: string) =>
    ({ [one]: radius, [other]: radius }) as Partial<Record<CornerProperty, string>>,
})

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
}

/**
 * The style properties and conditions that the app's components may use, with Chakra's names and meaning. Chakra's
 * own list has about four hundred entries, which would be loaded and processed at every first visit.
 * vocabulary.test.ts fails if an entry is missing here.
 */
export const vocabulary: { utilities: Utilities; conditions: Conditions } = {
  utilities: {
    ...utilitiesOf(),
    flexDirection: { shorthand: ['flexDir'] },
    position: { shorthand: ['pos'] },
    boxSize: {
      values: 'sizes',
      property: 'width',
      transform: (size: string) => ({ width: size, height: size }),
    },
    borderTopRadius: twoRadii('borderTopLeftRadius', 'borderTopRightRadius', 'roundedTop'),
    borderBottomRadius: twoRadii('borderBottomLeftRadius', 'borderBottomRightRadius', 'roundedBottom'),
    borderInlineStartWidth: { shorthand: ['borderStartWidth'] },
    hideFrom: {
      values: 'breakpoints',
      transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
    },
    hideBelow: {
      values: 'breakpoints',
      transform: (_, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
    },
    truncate: {
      values: { type: 'boolean' },
      transform: (on) => (on ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
    },
    lineClamp: {
      transform: (lines) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
    srOnly: { values: { type: 'boolean' }, transform: (on) => (on ? hidden : {}) },
  },
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    selected: '&:is([aria-selected=true], [data-selected])',
    expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
    open: '&:is([open], [data-open], [data-state=open])',
    closed: '&:is([closed], [data-closed], [data-state=closed])',
    loading: '&:is([data-loading], [aria-busy=true])',
    readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
    currentPage: '&[aria-current=page]',
    placeholder: '&::placeholder, &[data-placeholder]',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    notLast: '&:not(:last-of-type)',
    even: '&:nth-of-type(even)',
    odd: '&:nth-of-type(odd)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
    dark: '.dark &, .dark .chakra-theme:not(.light) &',
    light: ':root &, .light &',
    highContrast: '@media (forced-colors: active)',
  },
}

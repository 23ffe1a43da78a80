import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react'

export type TabsProps<Key extends string> = {
  /** The name of the row of tabs, for screen readers. */
  label: string
  tabs: readonly { key: Key; name: ReactNode; panel: () => ReactNode }[]
}

const Tab = chakra('button', {
  base: {
    minHeight: 'touch',
    px: '1',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    _selected: { color: 'fg', fontWeight: 'bold', borderColor: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

/**
 * Tabs for the parts of one object. Only the selected part is visible, but all parts are printed. The arrow keys move
 * between the tabs.
 */
export function Tabs<Key extends string>({ label, tabs }: TabsProps<Key>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(tabs[0]!.key)
  // Hidden panels are needed only for print and for the next click, so they are rendered after the screen.
  const isWhole = useDeferredValue(true, false)
  const moveByArrowKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const nextIndex = (tabs.findIndex(({ key }) => key === current) + step + tabs.length) % tabs.length
    setCurrent(tabs[nextIndex]!.key)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[nextIndex]?.focus()
  }
  return (
    <div>
      <chakra.div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByArrowKey}
        display="flex"
        gap="5"
        mb="4"
        overflowX="auto"
        scrollbarWidth="none"
        borderBottomWidth="1px"
        borderBottomStyle="solid"
        borderColor="border"
        data-print="hidden"
      >
        {tabs.map(({ key, name }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-${key}`}
            aria-selected={key === current}
            tabIndex={key === current ? 0 : -1}
            onClick={() => setCurrent(key)}
          >
            {name}
          </Tab>
        ))}
      </chakra.div>
      {tabs.map(({ key, panel }) => (
        <chakra.div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          display={key === current ? 'block' : 'none'}
          _print={{ display: 'block', mb: '4' }}
        >
          {(key === current || isWhole) && panel()}
        </chakra.div>
      ))}
    </div>
  )
}

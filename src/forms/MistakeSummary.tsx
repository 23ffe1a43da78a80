import { chakra } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Notice } from '#src/ui/Notice.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useMistakeTexts } from './mistake-texts.ts'
import { sameFields, type WrongField, wrongFieldsOf } from './wrong-fields.ts'

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '0' },
})

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** Called with the number of invalid fields whenever it changes. */
  onCount?: (count: number) => void
}

/**
 * The list of the invalid fields of a form after an attempt to submit, if there are two or more: each link moves the
 * focus to its field. A corrected field leaves the list. The focus stays on the first invalid field.
 */
export function MistakeSummary({ form, onCount }: Props) {
  const { t } = useMistakeTexts()
  const [fields, setFields] = useState<readonly WrongField[]>([])
  const isShown = fields.length > 1
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const read = () =>
      setFields((before) => {
        const now = wrongFieldsOf(element)
        return sameFields(before, now) ? before : now
      })
    read()
    const observer = new MutationObserver(read)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'data-invalid'],
    })
    return () => observer.disconnect()
  }, [form])
  useEffect(() => onCount?.(fields.length), [fields.length, onCount])
  useEffect(() => {
    // The list moves the fields down, which may move the focused one behind the bar at the edge of the window.
    const focused = document.activeElement
    if (isShown && focused && root.current?.closest('form')?.contains(focused))
      focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isShown])
  if (!isShown) return null
  return (
    <Notice
      ref={root}
      status="danger"
      title={<span role="alert">{t('count', { count: fields.length })}</span>}
    >
      <List>
        {fields.map(({ control, name }, index) => (
          <li key={index}>
            <TextLink
              standalone
              color="danger.fg"
              fontWeight="semibold"
              css={{ textDecoration: 'underline' }}
              href={control.id ? `#${control.id}` : '#'}
              onClick={(event) => {
                // The address must not change, since the router would take the change for a navigation.
                event.preventDefault()
                control.focus()
              }}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </List>
    </Notice>
  )
}

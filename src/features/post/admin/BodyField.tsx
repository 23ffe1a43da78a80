import { Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { formatNumber } from '#domain/money.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { type Mark, type Marked, marks, markUp } from './mark-up.ts'
import { maxBodyLength } from './post-fields.ts'

type Props = { body: string; error: string | undefined; onChange: (body: string) => void }

/** The field for the text of a post, with buttons that insert Markdown. */
export function BodyField({ body, error, onChange }: Props) {
  const { t } = useAdminTexts()
  const textAreaRef = useRef<HTMLTextAreaElement>(null)
  const pendingSelection = useRef<Marked>(null)
  useLayoutEffect(() => {
    if (pendingSelection.current?.text !== body) return
    textAreaRef.current?.focus()
    textAreaRef.current?.setSelectionRange(pendingSelection.current.from, pendingSelection.current.to)
    pendingSelection.current = null
  }, [body])
  const applyMark = (kind: Mark) => {
    const { selectionStart: from, selectionEnd: to } = textAreaRef.current!
    const next = markUp(kind, { text: body, from, to })
    if (next.text.length > maxBodyLength) return
    pendingSelection.current = next
    onChange(next.text)
  }
  return (
    <TextArea
      ref={textAreaRef}
      id="post-body"
      label={t('editor.body')}
      hint={t('editor.bodyHint')}
      value={body}
      maxLength={maxBodyLength}
      error={error}
      tools={
        <Flex role="group" aria-label={t('editor.marks')} gap="2" wrap="wrap" mb="2">
          {marks.map((kind) => (
            <Button key={kind} size="sm" variant="outline" onClick={() => applyMark(kind)}>
              {t(`editor.mark.${kind}`)}
            </Button>
          ))}
        </Flex>
      }
      note={t('editor.length', { written: formatNumber(body.length), most: formatNumber(maxBodyLength) })}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

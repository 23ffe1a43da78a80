import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedText } from '#domain/typed/typed-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { hideColumns } from './hidden-columns.ts'
import { MAX_VIEWS, removeView, saveView } from './save-view.ts'
import type { SavedView, ViewedList } from './saved-views.ts'
import type { useSavedViews } from './use-saved-views.ts'
import { useViewTexts } from './view-texts.ts'

const MAX_NAME_LENGTH = 20

type Props = Omit<ReturnType<typeof useSavedViews>, 'email'> & {
  list: ViewedList
  /** The search parameters of the address, without the page. */
  search: object
  email: string
  onClose: () => void
}

/**
 * The dialog with the saved views of a list. It opens and removes views, and saves the current filters and columns as
 * a view with a name.
 */
export function ViewsDialog({ list, search, email, views, shown, now, onClose }: Props) {
  const { t } = useViewTexts()
  const { t: common } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [mistake, setMistake] = useState<'missing' | 'full' | 'forbidden'>()
  const isLeftOut = Object.keys(search).some(
    (key) => (search as Record<string, unknown>)[key] !== undefined && !(key in now.filters),
  )

  const refuse = (reason: typeof mistake) => {
    setMistake(reason)
    field.current?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const typedName = typedText(name)
    const isNew = views.every((view) => view.name !== typedName)
    if (typedName === '') refuse('missing')
    else if (isNew && views.length >= MAX_VIEWS) refuse('full')
    else if (!saveView(email, list, { name: typedName, ...now })) refuse('forbidden')
    else {
      toaster.show({ message: t('saved', { name: typedName }), severity: 'success' })
      onClose()
    }
  }
  const remove = (view: SavedView) => {
    removeView(email, list, view.name)
    toaster.show({
      message: t('removed', { name: view.name }),
      action: { label: t('restore'), run: () => void saveView(email, list, view) },
    })
    field.current?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      width="sm"
      footer={
        <Button variant="outline" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <Stack gap="5">
        {views.length > 0 && (
          <chakra.ul aria-label={t('title')} display="grid" gap="2" listStyleType="none">
            {views.map((view) => (
              <chakra.li key={view.name} display="flex" gap="1">
                <ButtonLink asChild variant="outline" flex="1" minWidth="0" justifyContent="flex-start">
                  <Link
                    to={list}
                    search={view.filters as object}
                    activeProps={{}}
                    onClick={() => {
                      hideColumns(list, view.hidden)
                      onClose()
                    }}
                  >
                    <chakra.span textAlign="start" overflowWrap="anywhere">
                      {view.name}
                    </chakra.span>
                    {view === shown && (
                      <Text as="span" size="sm" tone="muted" ms="auto" whiteSpace="nowrap">
                        {t('current')}
                      </Text>
                    )}
                  </Link>
                </ButtonLink>
                <Button
                  variant="ghost"
                  aria-label={t('removeOf', { name: view.name })}
                  onClick={() => remove(view)}
                >
                  {t('remove')}
                </Button>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        <chakra.form noValidate display="grid" gap="3" onSubmit={save}>
          <TextField
            ref={field}
            label={t('name')}
            hint={t(isLeftOut ? 'hintLeftOut' : 'hint')}
            error={mistake && t(`mistake.${mistake}`, { count: MAX_VIEWS })}
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setMistake(undefined)
            }}
          />
          <Button type="submit">{t('save')}</Button>
        </chakra.form>
      </Stack>
    </Dialog>
  )
}

import { chakra } from '@chakra-ui/react'
import { Button } from '#src/ui/Button.tsx'
import { CloseIcon } from '#src/ui/frame-icons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useAboutName } from '../AboutName.tsx'
import { useInquiryTexts } from '../texts.ts'
import type { FormAbout } from './use-about.ts'

/**
 * The object that the inquiry is about, with a button that removes it from the form. If a draft about another
 * object was restored, offers the object of the link instead.
 */
export function AboutNote({ about, locked }: { about: FormAbout; locked: boolean }) {
  const { t } = useInquiryTexts()
  const { shown, offered, isMissing, remove, accept } = about
  const nameOf = useAboutName()
  return (
    <>
      {shown && (
        <chakra.div
          role="group"
          aria-label={t('field.about')}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          ps="4"
          pe="1"
          py="1"
          rounded="lg"
          bg="brand.subtle"
        >
          <chakra.p minWidth="0" fontWeight="medium" overflowWrap="anywhere" textStyle="tabular">
            {t('write.relatedTo', { name: nameOf(shown) })}
          </chakra.p>
          <IconButton
            label={t('write.removeAbout')}
            icon={<CloseIcon />}
            aria-disabled={locked || undefined}
            onClick={() => {
              if (!locked) remove()
            }}
          />
        </chakra.div>
      )}
      {offered && (
        <Notice
          status="info"
          title={t('write.draftTitle')}
          action={
            <Button variant="outline" size="sm" minHeight="touch" disabled={locked} onClick={accept}>
              {t('write.draftAccept')}
            </Button>
          }
        >
          {t('write.draftText', { name: nameOf(offered) })}
        </Notice>
      )}
      {isMissing && <Notice status="warning">{t('write.aboutMissing')}</Notice>}
    </>
  )
}

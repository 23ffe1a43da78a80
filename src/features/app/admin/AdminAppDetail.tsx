import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { LevelSection } from './LevelSection.tsx'
import { ManagerSection } from './ManagerSection.tsx'
import { PolicyForm } from './PolicyForm.tsx'
import { useAppAdminTexts } from './texts.ts'
import { UseStateSection } from './UseStateSection.tsx'

/** How an app can be requested in a company: approvers, levels, longest term, policies. */
export function AdminAppDetail({ app }: { app: Schema<'AdminApp'> }) {
  const { t } = useAppAdminTexts()
  return (
    <Stack gap="5">
      <TextLink asChild standalone alignSelf="flex-start">
        <Link to="/admin/apps">
          <ArrowLeftIcon />
          {t('back')}
        </Link>
      </TextLink>
      <Stack gap="1">
        <ScreenTitle>{app.name}</ScreenTitle>
        <Text tone="muted">{app.description}</Text>
      </Stack>
      <UseStateSection app={app} />
      <ManagerSection app={app} />
      <LevelSection app={app} />
      <PolicyForm key={app.version} app={app} />
    </Stack>
  )
}

import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RequestField } from './RequestField.tsx'
import { useRequestForm } from './request-form-context.ts'
import { idOf } from './step-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'
import { splitChanges } from './typed-changes.ts'

const AddressSearch = lazyDialog(() => import('./AddressSearch.tsx'), 'AddressSearch')

/** The fields of an address, which is found by a search or typed; they can always be edited. */
export function AddressFields({ group }: { group: 'companyInfo' | 'subscriberInfo' | 'paymentGiro' }) {
  const { t } = useSubscriptionRequestTexts()
  const { form, choose } = useRequestForm()
  const [isSearching, setSearching] = useState(false)
  return (
    <Stack gap="5">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="2" alignItems="start">
        <RequestField path={`${group}.zipCode`} autoComplete="postal-code" />
        <Button variant="outline" mt="1.875rem" onClick={() => setSearching(true)}>
          {t('address.search')}
        </Button>
      </chakra.div>
      <RequestField path={`${group}.address`} autoComplete="street-address" />
      <RequestField path={`${group}.addressDetail`} />
      {isSearching && (
        <AddressSearch
          onClose={() => setSearching(false)}
          onMissing={() => setSearching(false)}
          onChoose={({ zipCode, roadAddress }) => {
            const foundAddress = { [`${group}.zipCode`]: zipCode, [`${group}.address`]: roadAddress }
            choose(splitChanges(form, foundAddress).changed)
            setSearching(false)
            setTimeout(() => focusUnlessTyping(idOf(`${group}.addressDetail`)), 100)
          }}
        />
      )}
    </Stack>
  )
}

/**
 * After a search, moves the focus to the field for the rest of the address, which only the person knows; if the
 * person is already typing in another field, the focus stays there.
 */
function focusUnlessTyping(id: string): void {
  if (!(document.activeElement instanceof HTMLInputElement)) document.getElementById(id)?.focus()
}

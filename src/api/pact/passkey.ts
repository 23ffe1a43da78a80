import { fromWorld } from './matchers.ts'

const id = 'q1Jx8w2tYhK6mRb0cVn4ZsPf9uDgEo3aLkWi7XyTjBM'
const clientData =
  'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiQSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCJ9'
const data = 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MdAAAAAQ'

/** An authenticator's answer to a registration, as in the pacts. */
export const attestation = {
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: {
    clientDataJSON: clientData,
    attestationObject: `o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik${data}`,
    transports: ['internal' as const, 'hybrid' as const],
  },
}

/** `attestation` in a request; the provider state supplies the values from its authenticator. */
export const attestationOfWorld = {
  ...attestation,
  id: fromWorld('credentialId', id),
  rawId: fromWorld('credentialId', id),
  response: {
    ...attestation.response,
    clientDataJSON: fromWorld('clientData', clientData),
    attestationObject: fromWorld('attestation', attestation.response.attestationObject),
  },
}

/** An authenticator's answer to a login. */
export const assertion = {
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: {
    clientDataJSON: clientData,
    authenticatorData: data,
    userHandle: 'LYtfOm4BTJePQrfVqcHjYA',
    signature:
      'MEUCIQDx3p0v8o5W2mYk1r7Qz4hTnB6sVcL9eJf0aGdKuXiPAiBq7w2R5tYuI8oP1aSdFgHjKlZxCvBnM3Q4W5E6R7T8YA',
  },
}

/** `assertion` in a request; the provider state supplies the values from its authenticator. */
export const assertionOfWorld = {
  ...assertion,
  id: fromWorld('credentialId', id),
  rawId: fromWorld('credentialId', id),
  response: {
    clientDataJSON: fromWorld('clientData', clientData),
    authenticatorData: fromWorld('authenticatorData', data),
    signature: fromWorld('signature', assertion.response.signature),
    userHandle: fromWorld('userHandle', assertion.response.userHandle),
  },
}

/** The purpose for which the reason of a declined or withdrawn edition of a service is sealed. */
export const editionDecisionPurpose = (serviceCode: string, version: number): string =>
  `service_editions/${serviceCode}/${version}/decision`

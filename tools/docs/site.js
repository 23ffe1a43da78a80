// Rendered by files of this site alone; nothing is fetched from other sites.
const reference = document.getElementById('reference')
if (reference) {
  Redoc.init(contract, { disableSearch: true, hideDownloadButton: true, expandResponses: '200', sortTagsAlphabetically: false }, reference)
}
if (document.querySelector('.mermaid')) mermaid.initialize({ startOnLoad: true, securityLevel: 'strict' })

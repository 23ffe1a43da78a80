declare module '*.webp' {
  /** The address of the picture in the build. */
  const address: string
  export default address
}
declare module '*.svg?no-inline' {
  /** The address of the file in the build. */
  const address: string
  export default address
}

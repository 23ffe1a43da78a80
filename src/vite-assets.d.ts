declare module '*.webp' {
  /** The address of the picture in the build. */
  const address: string
  export default address
}

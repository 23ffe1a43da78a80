import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  /** The address of the portal through this connection. */
  origin: string
  /**
   * Cuts open connections and blocks new ones. A browser that is set offline would complete the calls in progress.
   */
  lose: () => void
  mend: () => void
  close: () => Promise<void>
}

/** Starts a connection between a browser and the portal that can be cut in the middle of a call. */
export async function startLine(portal: { origin: string }): Promise<Line> {
  const { port } = new URL(portal.origin)
  const sockets = new Set<Socket>()
  let isLost = false
  const trackSocket = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const cut = () => sockets.forEach((socket) => socket.destroy())
  const server = createServer((near) => {
    trackSocket(near)
    if (isLost) return near.destroy()
    const far = connect(Number(port), '127.0.0.1')
    trackSocket(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose() {
      isLost = true
      cut()
    },
    mend: () => void (isLost = false),
    close: () => {
      cut()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

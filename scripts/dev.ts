import { spawn } from 'node:child_process'

// Two processes that reload after changes: the server on port 3000, and the app on port 5173, which proxies calls to
// the server.
const commands = ['tsx watch --clear-screen=false server/main.ts', 'vite --strictPort']
const children = commands.map((command) =>
  spawn(command, {
    shell: true,
    stdio: 'inherit',
    env: { DEMO: '1', PUBLIC_ORIGIN: 'http://localhost:5173', ...process.env },
  }),
)
for (const child of children) child.on('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

function stop(code: number) {
  for (const child of children) child.kill()
  process.exitCode ||= code
}

import { spawn } from 'node:child_process'

// Two processes that reload automatically: the server on 3000, the app with its proxy to it on 5173.
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

// What Node can do at most on this machine: answers every POST with the bytes of a file, after reading the request.
// `node bare-server.ts <file>`; prints its port when it listens.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: bare-server.ts <file with the answer>')
const answer = readFileSync(file)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length }

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(200, headers).end(answer))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})

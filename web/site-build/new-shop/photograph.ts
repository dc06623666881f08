import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'

/** The first bytes of the formats that sharp reads, as Latin-1: JPEG, PNG and WebP. */
const FORMATS = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s
const HEAD = 12

/** Says what keeps a file from being a photograph of a new shop; undefined where nothing does. */
export function photographProblem(file: string): string | undefined {
  // `statSync` throws for a text too long to be a path; this does not.
  if (!existsSync(file)) return 'is not there'
  if (!statSync(file).isFile()) return 'is a folder'
  const head = Buffer.alloc(HEAD)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, head, 0, HEAD, 0)
  closeSync(descriptor)
  return FORMATS.test(head.toString('latin1'))
    ? undefined
    : 'is no JPEG, PNG or WebP; save the photograph as one'
}

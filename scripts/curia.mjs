#!/usr/bin/env -S node --max-semi-space-size=8
// `npm run curia`: a command, by the program that the build has made unless the sources are newer.
import { pathToFileURL } from 'node:url'
import { currentProgram } from './program.mjs'

await import(pathToFileURL(currentProgram()).href)

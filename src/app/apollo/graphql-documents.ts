// What the app and Apollo Client use of graphql-js, with a printer that knows documents and no schemas.
export { BREAK, Kind, OperationTypeNode, visit } from 'graphql'
export { print } from '@0no-co/graphql.web'

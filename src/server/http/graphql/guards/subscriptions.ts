import { GraphQLError } from 'graphql'
import type { ASTVisitor, ValidationContext } from 'graphql'

/** Validation rule that refuses subscriptions with a sentence; without a root for them, no other rule would. */
export const NoSubscriptionsRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    if (node.operation !== 'subscription') return
    context.reportError(
      new GraphQLError('Subscriptions are not offered here: ask again with a query', {
        nodes: node,
        extensions: { code: 'NO_SUBSCRIPTIONS' },
      }),
    )
  },
})

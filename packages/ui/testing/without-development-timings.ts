// React's development build reports every element and every render to the developer tools by these, which takes a fifth of
// the time of the view tests. It reads them as it loads, so this file has to be loaded before.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

// For each element it keeps an error with the stack of its owner, up to 10,000 a second. A counter that is always above
// that makes it keep none, which takes another fifth.
const { default: react } = (await import('react')) as unknown as { default: Record<string, object> };
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts owner stacks elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

export {};

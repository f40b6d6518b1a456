import type React from 'react';

// React's development build reports every element and every render to the developer tools by these functions, which
// takes a fifth of the time of the view tests. React reads them when it loads, so this file has to load first.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

// For each element, React keeps an error with the stack of its owner, up to 10,000 a second, which takes another fifth.
// A counter that is always above that number makes it keep none.
const { default: react }: { default: typeof React } = await import('react');
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('This version of React counts its owner stacks elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// React's development build reports every element and every render to the developer tools by these, which takes a fifth of
// the time of the view tests. It reads them as it loads, so this file has to be loaded before.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

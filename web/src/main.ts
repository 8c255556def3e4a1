import { mount } from 'svelte';
import App from './App.svelte';
import { watchErrors } from './lib/errors';
import { followOtherWindows } from './lib/prefs.svelte';
import { switchLanguage } from './lib/texts.svelte';
import './styles/base.css';

watchErrors();
followOtherWindows(switchLanguage);
mount(App, { target: document.getElementById('app')! });

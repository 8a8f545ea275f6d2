"""Compiled functions that only other compiled functions call.

Numba makes machine code of every function, and makes it callable from Python and from C, even if all that
ever happens is that it becomes a part of others: a third of the time that compiling takes. Here functions
stay as they were lowered, until something that is called from outside is compiled with all its parts, once.
"""

# mypy: disable-error-code="attr-defined,misc,no-untyped-def,no-untyped-call"

from typing import Any

from numba import __version__ as numba_version
from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering
from numba.extending import register_jitable

KNOWN = ("0.68.",)  # what is done here is not promised to anybody: others compile as they always do


class InnerLibrary(JITCodeLibrary):
    """The code of one function and of all that it calls, not translated."""

    optimised = False

    def finalize(self):
        """Collect what is called."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        if self.optimised:
            self._optimize_final_module()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):
    """Lower a function without making it executable; others find it by a stand-in that nobody can call."""

    _name = "keltis_inner_lowering"

    def run_pass(self, state):
        """Lower the function of this compilation."""
        library = state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        library.enable_object_caching()
        library.optimised = state.flags.forceinline  # playouts lose a twentieth of their speed without it
        state.flags.no_compile = True
        done = super().run_pass(state)
        lowered = state["cr"]
        description, nowhere = lowered.fndesc, 0
        stand_in = _dynfunc.make_function(
            description.lookup_module(), description.qualname, "", nowhere, lowered.env, (library,)
        )
        state.targetctx.insert_user_function(stand_in, description, [library])
        state["cr"] = lowered._replace(cfunc=stand_in)
        return done


class InnerCompiler(CompilerBase):
    """Numba's usual pipeline with our lowering."""

    def define_pipelines(self):
        """The usual passes, with the own lowering."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        own = {NativeLowering: InnerLowering}
        pipeline.passes = [(own.get(one, one), why) for one, why in pipeline.passes]
        pipeline.finalize()
        return [pipeline]


def options(version: str) -> dict[str, Any]:
    """How inner functions are compiled by a version of Numba."""
    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return {**wrappers, "pipeline_class": InnerCompiler} if version.startswith(KNOWN) else wrappers


INNER: Any = options(numba_version)
PART: Any = {**INNER, "forceinline": True}  # always inlined, as rules are


def inner(function):
    """Compile a function into those that call it."""
    return register_jitable(**INNER)(function)

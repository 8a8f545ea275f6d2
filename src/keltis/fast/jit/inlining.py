"""Compiled functions that are only called by other compiled functions.

Numba generates machine code and wrappers for Python and C for every function, even if it is only ever
inlined into others: a third of the compile time. Here, functions stay in lowered form (LLVM IR) until
something that is called from outside is compiled with all its parts, once.
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

KNOWN = ("0.68.",)  # this relies on Numba's internals: other versions compile in the usual way


class InnerLibrary(JITCodeLibrary):
    """The code of a function and of all that it calls, not yet translated to machine code."""

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
    """Lower a function without making it executable; callers link to a placeholder."""

    _name = "keltis_inner_lowering"

    def run_pass(self, state):
        """Lower the function of this compilation."""
        library = state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        library.enable_object_caching()
        library.optimised = state.flags.forceinline  # without it, playouts are 5 % slower
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
    """Numba's usual pipeline with this lowering."""

    def define_pipelines(self):
        """The usual passes, with `InnerLowering` in place of Numba's."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        own = {NativeLowering: InnerLowering}
        pipeline.passes = [(own.get(one, one), why) for one, why in pipeline.passes]
        pipeline.finalize()
        return [pipeline]


def options(version: str) -> dict[str, Any]:
    """The options for compiling inner functions with a version of Numba."""
    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return {**wrappers, "pipeline_class": InnerCompiler} if version.startswith(KNOWN) else wrappers


INNER: Any = options(numba_version)
PART: Any = {**INNER, "forceinline": True}  # always inlined, like rules


def inner(function):
    """Compile a function only into its callers."""
    return register_jitable(**INNER)(function)
